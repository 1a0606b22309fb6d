import { beginRegistration as begin, newMailaddress } from '../../shell/e2e/site/member.ts';

export const password = 'あおいそらとしろいくも';

interface BegunRegistration {
  mailaddress: string;
  /** Path of the page that asks for its code. */
  path: string;
}

/** Begins a registration at the API, and leaves its code unentered. */
export async function beginRegistration(): Promise<BegunRegistration> {
  const mailaddress = newMailaddress();
  return { mailaddress, path: `/activate/${await begin(mailaddress, password)}` };
}
