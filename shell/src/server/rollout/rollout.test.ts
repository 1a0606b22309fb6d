import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolloutStages, serviceFile } from '@enerabi/release/service-record';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
afterEach(() => site.close());

interface Page {
  status: number;
  text: string;
  cookie: string | undefined;
  pin: string;
}
async function visit(cookie?: string): Promise<Page> {
  const reply = await fetch(`${site.origin}/f`, cookie ? { headers: { cookie } } : {});
  const html = await reply.text();
  return {
    status: reply.status,
    text: /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    cookie: reply.headers.getSetCookie()[0]?.split(';')[0],
    pin: /"mfe-search":\{"release":"(r_\w+)"/.exec(html)?.[1] ?? '',
  };
}
const visits = (count: number): Promise<Page[]> => Promise.all(Array.from({ length: count }, () => visit()));
/** The documents of others may still be of the release document before. */
const until = async (isSo: (page: Page) => boolean): Promise<void> => {
  while (!isSo(await visit()));
};

describe('a rollout (R7.1)', () => {
  it('gives the candidate to a part of the visitors, and each the same every time', async () => {
    site = await openTestSite({ remotes: { 'mfe-search': undefined } });
    expect((await visit()).cookie).toBeUndefined();
    const candidate = await site.rollOut('mfe-search', 'new', '50');
    await until(({ text }) => text === 'new');
    const pages = await visits(60);
    const drawn = pages.filter(({ text }) => text === 'new');
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(50);
    for (const { pin, text } of pages) expect(pin === candidate).toBe(text === 'new');
    for (const { cookie, text } of pages.slice(0, 20)) {
      expect(cookie).toMatch(/^visitor=/);
      expect(await visit(cookie)).toMatchObject({ text, cookie: undefined });
    }
    await site.promote('mfe-search');
    const all = await visits(10);
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['new']));
    expect(all[0]?.cookie).toBeUndefined();
  });

  it('is over at once when it is aborted', async () => {
    site = await openTestSite({ remotes: { 'mfe-search': undefined } });
    await site.rollOut('mfe-search', 'new', '100');
    await until(({ text }) => text === 'new');
    await site.abort('mfe-search');
    expect(new Set((await visits(20)).map(({ text }) => text))).toEqual(new Set(['mfe-search']));
  });

  it('of the shell goes to a part of the visitors, on every page', async () => {
    site = await openTestSite({ remotes: { 'mfe-search': undefined } });
    const candidate = await site.rollOutShell('50');
    const shellOf = async (path: string, cookie = ''): Promise<{ shell: string; cookie: string }> => {
      const reply = await fetch(`${site.origin}${path}`, { headers: cookie ? { cookie } : {} });
      const [, shell = ''] = /"shell":\{"release":"(r_\w+)"/.exec(await reply.text()) ?? [];
      return { shell, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
    };
    let drawn = await shellOf('/f');
    while (drawn.shell !== candidate) drawn = await shellOf('/f');
    for (const path of ['/f', '/terms', '/no-such-page'])
      expect(await shellOf(path, drawn.cookie)).toMatchObject({ shell: candidate });
    await site.abort('shell');
    expect((await shellOf('/f', drawn.cookie)).shell).not.toBe(candidate);
  });

  it('gives nobody a candidate of weight 0', async () => {
    site = await openTestSite({ remotes: { 'mfe-search': undefined } });
    await site.rollOut('mfe-search', 'new', '0');
    const pages = await visits(20);
    expect(pages.filter(({ text, cookie }) => text === 'new' || cookie)).toEqual([]);
  });

  it('answers with the active release where the candidate fails, and counts the visit', async () => {
    site = await openTestSite({ remotes: { 'mfe-search': undefined } });
    await site.rollOut('mfe-search', 'bad', '50', 'throws while rendering');
    let failed = 0;
    while (failed < 3) {
      const { status, text } = await visit();
      expect({ status, text }).toEqual({ status: 200, text: 'mfe-search' });
      failed = site.log.filter(({ msg }) => msg === 'a release gave no page').length;
    }
    await site.stop();
    const folder = path.join(site.dataDir, 'releases', 'env', 'production', 'service');
    const [name = ''] = await readdir(folder);
    const { rollouts = {} } = serviceFile.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
    const [stage] = rolloutStages(Object.values(rollouts));
    expect(stage).toMatchObject({ weight: 5_000, active: { failed: 0 } });
    expect(stage?.candidate.failed).toBe(failed);
    expect(stage?.candidate.visits).toBe(failed);
    expect(stage?.active.visits).toBeGreaterThan(0);
  });
});
