import { randomBytes, randomInt } from 'node:crypto';
import { termsVersions } from '@enerabi/shared/constants';
import type { BrowserContext } from '@playwright/test';
import { origin } from './environment.ts';
import { activationLink } from './outbox.ts';

export interface Member {
  cognitoSub: string;
  mailaddress: string;
  password: string;
  /** Of the session that the activation has opened. */
  cookies: string[];
}

/** Somebody of their own for each journey: members are remembered, and so is from where they come. */
export const newMailaddress = (): string => `journey-${randomBytes(6).toString('hex')}@example.jp`;
/** Of nobody (RFC 2544): who registers often from one is slowed down. */
export const newAddress = (): string => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

const basicInformation = {
  last_name: '花岡',
  first_name: '花子',
  last_name_furigana: 'はなおか',
  first_name_furigana: 'はなこ',
  phone_number: '090-1234-5678',
  children: [{ birthday: '2025-06-01', is_default_selected: true }],
};

interface MemberOptions {
  position_kind_ids?: readonly number[];
  hasBasicInformation?: boolean;
}

/** Registers somebody as their browser would: through the gateway, with the code from the mail. */
export async function makeMember(options: MemberOptions = {}): Promise<Member> {
  const { position_kind_ids = [2], hasBasicInformation = true } = options;
  const from = newAddress();
  let cookies: string[] = [];
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'x-forwarded-for': from,
        cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    if (reply.headers.getSetCookie().length > 0) cookies = reply.headers.getSetCookie();
    return JSON.parse(text);
  };
  const mailaddress = newMailaddress();
  const password = `correct horse ${randomBytes(4).toString('hex')}`;
  const terms_version = termsVersions.site;
  const { cognito_sub } = await post('/api/register', {
    mailaddress,
    password,
    position_kind_ids,
    terms_version,
  });
  const { code: authentication_code } = await activationLink(mailaddress);
  await post('/api/activate', { authentication_code, mailaddress, cognito_sub });
  if (hasBasicInformation) await post('/api/register_basic_information', basicInformation);
  return { cognitoSub: String(cognito_sub), mailaddress, password, cookies };
}

/** Gives a browser the session that the member has. */
export const signIn = (context: BrowserContext, { cookies }: Member): Promise<void> =>
  context.addCookies(
    cookies.map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return { name, value, url: origin, httpOnly: true, sameSite: 'Lax' as const };
    }),
  );
