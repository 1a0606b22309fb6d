import { afterEach, expect, it } from '@jest/globals';
import { openTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
afterEach(() => site.close());

const statusOf = async (path: string): Promise<number> => (await fetch(`${site.origin}${path}`)).status;
const until = async (path: string, status: number): Promise<void> => {
  while ((await statusOf(path)) !== status);
};

it('the pages of a disabled app apologise until it is enabled, and nobody is woken up', async () => {
  site = await openTestSite({ remotes: { 'mfe-search': undefined, 'mfe-account': undefined } });
  await site.disable('mfe-search');
  await until('/f', 503);
  const reply = await fetch(`${site.origin}/f`);
  const html = await reply.text();
  expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(html).toContain('ただいま');
  expect(html).not.toContain('"mfe-search":{"release"');
  expect(await statusOf('/terms')).toBe(200);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  await site.enable('mfe-search');
  await until('/f', 200);
});

it('a form that was sent to a disabled app comes back with what was typed', async () => {
  site = await openTestSite({ remotes: { 'mfe-search': undefined } });
  await site.disable('mfe-search');
  await until('/f', 503);
  const reply = await fetch(`${site.origin}/f`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ wish: '園庭で遊べるか知りたいです' }),
  });
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain('園庭で遊べるか知りたいです');
});
