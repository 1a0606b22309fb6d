import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseMail } from '@enerabi/api/testing/outbox-mail';
import { termsVersions } from '@enerabi/shared/constants';

export interface Member {
  mailaddress: string;
  password: string;
  /** Their client address, from the range for benchmarks (RFC 2544). */
  address: string;
}

const deadlineMs = 20_000;

/** Registers members as visitors do, with the codes of their mails. @param dataDir of the API, with its outbox */
export async function registerMembers(apiOrigin: string, dataDir: string, count: number): Promise<Member[]> {
  const members = Array.from({ length: count }, (_, index) => ({
    mailaddress: `login-${index}@example.jp`,
    password: `correct horse ${randomBytes(4).toString('hex')}`,
    address: `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}`,
  }));
  for (const member of members) {
    const { mailaddress, password } = member;
    const { cognito_sub } = await post(apiOrigin, '/api/register', member, {
      mailaddress,
      password,
      position_kind_ids: [2],
      terms_version: termsVersions.site,
    });
    const authentication_code = await codeMailedTo(path.join(dataDir, 'outbox'), String(cognito_sub));
    await post(apiOrigin, '/api/activate', member, { authentication_code, mailaddress, cognito_sub });
  }
  return members;
}

/** @throws Error if the answer is not 200 */
export async function post(
  origin: string,
  address: string,
  { address: from }: Member,
  body: object,
): Promise<Record<string, unknown>> {
  const reply = await fetch(origin + address, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${address}: ${reply.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function codeMailedTo(outbox: string, cognitoSub: string): Promise<string> {
  const link = new RegExp(`${cognitoSub}\\?authentication_code=(\\d{6})`);
  for (const until = performance.now() + deadlineMs; performance.now() < until; await sleep(50)) {
    for (const name of (await readdir(outbox).catch(() => []))
      .filter((file) => file.endsWith('.eml'))
      .reverse()) {
      const { text } = await parseMail(name, await readFile(path.join(outbox, name)));
      const found = link.exec(text);
      if (found) return found[1] ?? '';
    }
  }
  throw new Error('No code was mailed.');
}
