import { expect, test } from '@playwright/test';
import { origin } from '../site/environment.ts';
import { type Member, makeMember } from '../site/member.ts';

const perSecond = 200;
const seconds = 10;
const lastAnswersSeconds = 1;
/** Two documents to one call: what a member's pages are made of. */
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
    const reply = await fetch(origin + path, { headers: { cookie: cookieHeader(own) }, redirect: 'manual' });
    const text = await reply.text();
    if (reply.status !== 200) return `${path}: ${reply.status}`;
    if (!text.includes(own.cognitoSub)) return `${path}: not the member's own`;
    if (text.includes(other.cognitoSub) || text.includes(other.mailaddress))
      return `${path}: the other one's`;
    if (!/no-store/.test(reply.headers.get('cache-control') ?? '')) return `${path}: may be kept`;
    return undefined;
  };
  const asking: Promise<string | undefined>[] = [];
  const began = performance.now();
  while (asking.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.ceil(((performance.now() - began) / 1_000) * perSecond));
    while (asking.length < due) asking.push(ask(asking.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const faults = (await Promise.all(asking)).filter((fault) => fault !== undefined);
  expect([...new Set(faults)]).toEqual([]);
  // The last answers may come a moment after the last question.
  const answeredPerSecond = asking.length / ((performance.now() - began) / 1_000 - lastAnswersSeconds);
  expect(answeredPerSecond).toBeGreaterThanOrEqual(perSecond);
});
