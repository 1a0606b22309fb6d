import { expect, test } from '@playwright/test';
import { origin } from '../site/environment.ts';
import { type Member, makeMember } from '../site/member.ts';

const perSecond = 200;
const seconds = 10;
const lastAnswersSeconds = 1;
/** Servers that have just started answer at half their speed, so the measurement begins after this time. */
const warmUpMs = 6_000;
const warmUpAskers = 12;
/** Two documents to one API call, as a member's pages need them. */
const paths = ['/one_stop/mypage', '/mypage/favorite/job', '/api/front_me'];

const cookieHeader = ({ cookies }: Member): string =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test('no page of one member is ever served to another, at 200 requests a second (R3.2)', async () => {
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
  let warmedUp = 0;
  const warmUntil = performance.now() + warmUpMs;
  const warmUp = async (): Promise<void> => {
    while (performance.now() < warmUntil) faults.add(await ask(warmedUp++));
  };
  await Promise.all(Array.from({ length: warmUpAskers }, warmUp));

  const asking: Promise<string | undefined>[] = [];
  const began = performance.now();
  while (asking.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.ceil(((performance.now() - began) / 1_000) * perSecond));
    while (asking.length < due) asking.push(ask(asking.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (const fault of await Promise.all(asking)) faults.add(fault);
  expect([...faults].filter((fault) => fault !== undefined)).toEqual([]);
  // The last answers may arrive a moment after the last request.
  const answeredPerSecond = asking.length / ((performance.now() - began) / 1_000 - lastAnswersSeconds);
  expect(answeredPerSecond).toBeGreaterThanOrEqual(perSecond);
});
