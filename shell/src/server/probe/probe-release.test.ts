import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { firstPageBytes } from './first-page-bytes.ts';

let api: Server;
let apiBaseUrl: string;
beforeAll(async () => {
  api = createServer((_, reply) => reply.end('{}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());

let site: TestSite;
afterEach(() => site.close());
const refused = (message: RegExp) => ({ code: 'probe_failed', message: expect.stringMatching(message) });

describe('a probe with a live API', () => {
  const probed = { isProbed: true, probe: ['/f'] };

  it("renders the release's own pages, too, and refuses one that does not give them", async () => {
    site = await openTestSite({ apiBaseUrl });
    await site.publish('mfe-search', 'good', undefined, probed);
    const publishing = site.publish('mfe-search', 'bad', 'throws while rendering', probed);
    await expect(publishing).rejects.toMatchObject(refused(/\(\/f: bad render\)/));
    const unknown = { isProbed: true, probe: ['/no-such-page'] };
    await expect(site.publish('mfe-search', 'lost', undefined, unknown)).rejects.toMatchObject(
      refused(/\/no-such-page answers 404/),
    );
  });

  it('refuses a release without a page that the live one links to, unless that is meant', async () => {
    site = await openTestSite({ apiBaseUrl });
    await site.publish('mfe-search', 'old', 'has another page', probed);
    await expect(site.publish('mfe-search', 'new', undefined, probed)).rejects.toMatchObject({
      code: 'gate_refused',
      message: expect.stringContaining(
        'gone page: the live release shows /f/another (linked on /f), and this one answers 404',
      ),
    });
    await site.publish('mfe-search', 'meant', undefined, { ...probed, isForced: true });
    await site.publish('mfe-search', 'next', undefined, probed);
  });

  it('weighs the scripts of a first page as they are sent', async () => {
    const scripts = (name: string) =>
      `<link rel="modulepreload" href="/builds/r/mfe-search/r_1/client/${name}.mjs">`;
    const html = Buffer.from(
      `${scripts('a')}${scripts('b')}${scripts('a')}<script src="/builds/r/shell/r_2/m.mjs">`,
    );
    const file = { integrity: '', size: 9 };
    const files = {
      'client/a.mjs': { ...file, encodings: { gzip: { integrity: '', size: 5 } } },
      'client/b.mjs': file,
      'm.mjs': { ...file, size: 100 },
    };
    expect(await firstPageBytes(html, async () => ({ integrity: { schema: 1, files } }))).toBe(114);
    site = await openTestSite();
  });

  it.each([
    ['loads a module', /it loads the module node:fs: a release contains what it needs/],
    ['reads its environment', /Cannot read properties of undefined/],
    ['calls another host', /it calls https:\/\/elsewhere\.example\/track: a release contains/],
  ] as const)('refuses a release that %s', async (conduct, message) => {
    site = await openTestSite({ apiBaseUrl });
    const publishing = site.publish('mfe-search', 'bad', conduct, probed);
    await expect(publishing).rejects.toMatchObject(refused(message));
  });

  it('gives up a page that never comes', async () => {
    site = await openTestSite({ apiBaseUrl });
    const publishing = site.publish('mfe-search', 'bad', 'never answers', probed);
    await expect(publishing).rejects.toMatchObject(refused(/no answer within 800 ms/));
  });
});

describe('a probe without an API', () => {
  it('loads the release and renders the page that needs none', async () => {
    site = await openTestSite();
    await site.publish('mfe-search', 'good', 'throws while rendering', { isProbed: true, probe: ['/f'] });
    expect((await site.drill('mfe-search')).outcome).toBe('passed');
    const publishing = site.publish('mfe-search', 'bad', 'throws at load', { isProbed: true });
    await expect(publishing).rejects.toMatchObject(refused(/bad at load/));
  });
});

describe('a probe of the shell', () => {
  it('refuses one that cannot start, or that a live remote does not run in, and no other', async () => {
    site = await openTestSite({ remotes: { 'mfe-search': undefined, 'mfe-account': 'throws at load' } });
    expect((await site.drill('shell')).outcome).toBe('passed');
    const publishing = site.publish('shell', 'no shell at all', undefined, { isProbed: true });
    await expect(publishing).rejects.toMatchObject(refused(/shell r_\w+ was not published/));
  });
});
