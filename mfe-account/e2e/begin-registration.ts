import { beginRegistration as begin, newMailaddress } from '../../shell/e2e/site/member.ts';

export const password = 'あおいそらとしろいくも';

interface BegunRegistration {
  mailaddress: string;
  /** Path of the page that takes its code. */
  path: string;
}

/** A registration whose code is not entered yet, without the page for it. */
export async function beginRegistration(): Promise<BegunRegistration> {
  const mailaddress = newMailaddress();
  return { mailaddress, path: `/activate/${await begin(mailaddress, password)}` };
}
