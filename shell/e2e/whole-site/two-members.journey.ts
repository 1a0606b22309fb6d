import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { origin } from '../site/environment.ts';
import { type Member, makeMember } from '../site/member.ts';

const perSecond = 200;
const requests = 2_000;
/** A machine that answers fewer than 200 requests a second gets the next one after an answer, so that none times out. */
const mostUnanswered = 48;
/** Two documents to one API call, as a member's pages need them. */
const paths = ['/one_stop/mypage', '/mypage/favorite/job', '/api/front_me'];

const cookieHeader = ({ cookies }: Member): string =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test('no page of one member is ever served to another, at up to 200 requests a second (R3.2)', async () => {
  test.setTimeout(120_000);
  const members = [await makeMember(), await makeMember()];
  const ask = async (index: number): Promise<string | undefined> => {
    const at = index % 2;
    const [own, other] = [members[at], members[1 - at]];
    if (!own || !other) throw new Error('two members');
    const path = paths[Math.floor(index / 2) % paths.length] ?? '/';
    // Compression would take a fifth of the processor time that servers and client share.
    const headers = { cookie: cookieHeader(own), 'accept-encoding': 'identity' };
    const reply = await fetch(origin + path, { headers, redirect: 'manual' });
    const text = await reply.text();
    if (reply.status !== 200) return `${path}: ${reply.status}`;
    if (!text.includes(own.cognitoSub)) return `${path}: not the member's own`;
    if (text.includes(other.cognitoSub) || text.includes(other.mailaddress))
      return `${path}: the other one's`;
    if (!/no-store/.test(reply.headers.get('cache-control') ?? '')) return `${path}: may be kept`;
    return undefined;
  };
  const faults = new Set<string | undefined>();
  const unanswered = new Set<Promise<void>>();
  const began = performance.now();
  for (let index = 0; index < requests; index += 1) {
    await sleep(Math.max(0, began + (index / perSecond) * 1_000 - performance.now()));
    if (unanswered.size >= mostUnanswered) await Promise.race(unanswered);
    const asked = ask(index)
      .then((fault) => void faults.add(fault))
      .finally(() => unanswered.delete(asked));
    unanswered.add(asked);
  }
  await Promise.all(unanswered);
  expect([...faults].filter((fault) => fault !== undefined)).toEqual([]);
});
