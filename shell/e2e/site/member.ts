import { randomBytes } from 'node:crypto';
import { termsVersions } from '@enerabi/shared/constants';
import type { BrowserContext } from '@playwright/test';
import { origin } from './environment.ts';
import { activationLink } from './outbox.ts';

export interface Member {
  cognitoSub: string;
  mailaddress: string;
  password: string;
  /** Cookies of the session that the activation opened. */
  cookies: string[];
}

/**
 * A new address for each journey, since members are remembered. It has no digits, which could be mistaken for a code in
 * a mail.
 */
export const newMailaddress = (): string => `journey-${lettersOf(randomBytes(12))}@example.jp`;

/** A network of its own (RFC 3849): the API limits registrations by network. */
export const newAddress = (): string => {
  const network = randomBytes(4).toString('hex');
  return `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`;
};

const lettersOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/[0-9a-f]/g, (digit) => 'bcdfghjkmnpqrstv'[Number.parseInt(digit, 16)] ?? '');

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

/** Sends what a page's script would, with the visitor's address and cookies. */
async function send(path: string, body: object, from: string, cookies: readonly string[] = []) {
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
  return { reply: JSON.parse(text) as Record<string, unknown>, cookies: reply.headers.getSetCookie() };
}

/** Begins a registration, which then waits for its code. @returns its name */
export async function beginRegistration(
  mailaddress: string,
  password: string,
  position_kind_ids: readonly number[] = [2],
  from = newAddress(),
): Promise<string> {
  const body = { mailaddress, password, position_kind_ids, terms_version: termsVersions.site };
  return String((await send('/api/register', body, from)).reply.cognito_sub);
}

/** Registers a member as a browser would: through the gateway, with the code from the mail. */
export async function makeMember(options: MemberOptions = {}): Promise<Member> {
  const { position_kind_ids = [2], hasBasicInformation = true } = options;
  const from = newAddress();
  const mailaddress = newMailaddress();
  const password = `correct horse ${randomBytes(4).toString('hex')}`;
  const cognitoSub = await beginRegistration(mailaddress, password, position_kind_ids, from);
  const { code: authentication_code } = await activationLink(mailaddress);
  const body = { authentication_code, mailaddress, cognito_sub: cognitoSub };
  const { cookies } = await send('/api/activate', body, from);
  if (hasBasicInformation) await send('/api/register_basic_information', basicInformation, from, cookies);
  return { cognitoSub, mailaddress, password, cookies };
}

/** Adds facilities to the member's favourites; the first of them becomes the latest. */
export const addFavorites = ({ cookies }: Member, facility_ids: readonly number[]) =>
  send('/api/front/favorite_facilities', { facility_ids }, newAddress(), cookies);

/** Gives a browser the member's session. */
export const signIn = (context: BrowserContext, { cookies }: Member): Promise<void> =>
  context.addCookies(
    cookies.map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return { name, value, url: origin, httpOnly: true, sameSite: 'Lax' as const };
    }),
  );
