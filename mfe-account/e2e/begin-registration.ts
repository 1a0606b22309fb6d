import { termsVersions } from '@enerabi/shared/constants';
import { origin } from '../../shell/e2e/site/environment.ts';
import { newAddress, newMailaddress } from '../../shell/e2e/site/member.ts';

export const password = 'あおいそらとしろいくも';

interface BegunRegistration {
  mailaddress: string;
  /** Of the page that takes its code. */
  path: string;
}

/** A registration whose code is not entered yet, without the page for it. */
export async function beginRegistration(): Promise<BegunRegistration> {
  const mailaddress = newMailaddress();
  const reply = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({
      mailaddress,
      password,
      position_kind_ids: [2],
      terms_version: termsVersions.site,
    }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  const { cognito_sub } = (await reply.json()) as { cognito_sub: string };
  return { mailaddress, path: `/activate/${cognito_sub}` };
}
