import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bootOf } from '../testing/boot-of.ts';
import { type Fault, faults } from '../testing/fixture-release.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

async function page(pathname: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(`${site.origin}${pathname}`);
  return { status: reply.status, text: await reply.text() };
}

const headingOf = (html: string): string => /<h1>(\w+)<\/h1>/.exec(html)?.[1] ?? '';

/** Visits until the page shows a release; every visit on the way must succeed. */
async function seeing(text: string): Promise<void> {
  for (let at = 0; at < 200; at += 1) {
    const { status, text: html } = await page('/f');
    expect(status).toBe(200);
    if (headingOf(html) === text) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`the page never showed ${text}`);
}

const failed = () => site.log.filter(({ msg }) => msg === 'a release gave no page');

/** Visits until the circuit of a release has opened and the store says so. */
async function untilCircuitOpen(): Promise<void> {
  const folder = path.join(site.dataDir, 'releases/env/production/service');
  for (let at = 0; at < 500; at += 1) {
    await page('/f');
    const texts = await readdir(folder).then(
      (names) => Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8'))),
      () => [],
    );
    if (texts.some((text) => /"badAt":\d/.test(text))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the circuit of no release opened');
}

describe('a bad release', () => {
  it.each(Object.keys(faults) as Fault[])(
    'that %s is answered by the last known good one, and other remotes live on',
    async (fault) => {
      await site.publish('mfe-account', 'account');
      await site.publish('mfe-search', 'good');
      expect((await page('/f')).text).toContain('<h1>good</h1>');
      await site.publish('mfe-search', 'bad', fault);

      const visit = async (): Promise<void> => {
        const [search, account] = await Promise.all([page('/f'), page('/login')]);
        expect(search.status).toBe(200);
        expect(search.text).toContain('<h1>good</h1>');
        // The fixture has no /login: the 404 in its own frame shows that its release is alive.
        expect(account.status).toBe(404);
      };
      for (let at = 0; at < 200 && failed().length === 0; at += 1) await visit();
      expect(failed().length).toBeGreaterThan(0);
      await visit();
      await visit();
    },
  );

  it('that never finishes loading is given up in the end; no request waits for it', async () => {
    await site.publish('mfe-search', 'good');
    await seeing('good');
    await site.publish('mfe-search', 'bad', 'loops at load');
    for (const until = Date.now() + 15_000; Date.now() < until && failed().length === 0; ) {
      const { status, text } = await page('/f');
      expect([status, headingOf(text)]).toEqual([200, 'good']);
    }
    expect(failed()).toMatchObject([{ kind: 'start' }]);
    expect(headingOf((await page('/f')).text)).toBe('good');
  });

  it('is not blamed in the log of others, and is named in its own', async () => {
    await site.publish('mfe-search', 'good');
    const bad = await site.publish('mfe-search', 'bad', 'throws while rendering');
    // The former release answers until the new one has rendered its probe.
    for (let at = 0; at < 200 && failed().length === 0; at += 1) await page('/f');
    const failures = failed();
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures)
      expect(failure).toMatchObject({ release: bad, kind: 'render', requestIds: [expect.any(String)] });
  });

  it('does not make the next one send again what a visitor sent', async () => {
    await site.publish('mfe-search', 'good', 'fails after a form has been sent');
    await site.publish('mfe-search', 'bad', 'fails after a form has been sent');
    await seeing('bad');
    const sent = path.join(site.dataDir, 'sent');
    const reply = await fetch(`${site.origin}/f?sent=${encodeURIComponent(sent)}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=a',
    });
    expect(reply.status).toBe(503);
    expect(await readFile(sent, 'utf8')).toBe('sent ');
  });

  it('that is taken back leaves nobody waiting: the release of its rollback answers', async () => {
    await site.publish('mfe-search', 'good');
    await seeing('good');
    await site.publish('mfe-search', 'bad', 'takes half a second when asked');
    await seeing('bad');
    const waiting = Promise.all(['/f?slow', '/f?slow=2'].map(page));
    const form = fetch(`${site.origin}/f?slow`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=a',
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await site.rollBack('mfe-search');
    const pages = await waiting;
    expect(pages.map(({ status, text }) => [status, headingOf(text)])).toEqual([
      [200, 'good'],
      [200, 'good'],
    ]);
    // A form may have done its work already, so it ends where it was sent.
    const sent = await form;
    expect([sent.status, headingOf(await sent.text())]).toEqual([200, 'bad']);
    expect(failed()).toEqual([]);
  });

  it('without a last known good one gives an apology in the frame with status and reference (R1.3)', async () => {
    await site.publish('mfe-search', 'bad', 'throws at load');
    const { status, text } = await page('/f');
    expect(status).toBe(503);
    expect(text).toContain('申し訳ございません。ページを表示できませんでした。');
    expect(text).toContain('noindex');
    for (const part of ['<header', '<footer', 'role="search"']) expect(text).toContain(part);
    // The browser hydrates the frame with the same problem, and loads no remote.
    expect(bootOf(text)).toMatchObject({ owner: null, hydration: { errors: { root: { status: 503 } } } });
    const reference = /<code>([\w-]{36})<\/code>/.exec(text)?.[1];
    expect(site.log).toContainEqual(
      expect.objectContaining({ msg: 'no release could render the page', requestId: reference }),
    );
  });
});

describe('several bad releases in a row', () => {
  it('are answered by the known good one behind them, which a rollback goes to', async () => {
    const good = await site.publish('mfe-search', 'good');
    await seeing('good');
    expect(await site.drill('mfe-search')).toEqual({ outcome: 'passed', release: good });
    for (const text of ['bad', 'worse', 'worst']) {
      await site.publish('mfe-search', text, 'throws at load', { isProbed: true, isForced: true });
      for (const _ of ['once', 'again', 'and again']) {
        const { status, text: html } = await page('/f');
        expect([status, headingOf(html)]).toEqual([200, 'good']);
      }
    }
    expect(await site.rollBack('mfe-search')).toBe(good);
    expect(headingOf((await page('/f')).text)).toBe('good');
  });

  it('that was never probed is still replaced by the one before it', async () => {
    await site.publish('mfe-search', 'good');
    await seeing('good');
    await site.publish('mfe-search', 'bad', 'throws at load');
    await seeing('good');
    await site.publish('mfe-search', 'worse', 'throws at load');
    for (const _ of ['once', 'again', 'and again']) await seeing('good');
  });

  it('that fails only on real pages is recognised in the service records at a rollback', async () => {
    const good = await site.publish('mfe-search', 'good', undefined, { isProbed: true });
    await seeing('good');
    await site.publish('mfe-search', 'bad', 'throws while rendering', { isProbed: true });
    await untilCircuitOpen();
    await site.publish('mfe-search', 'worse', 'throws while rendering', { isProbed: true });
    expect(await site.rollBack('mfe-search')).toBe(good);
  });

  it('cannot be published without force: nothing was logged, and nothing has changed', async () => {
    const good = await site.publish('mfe-search', 'good');
    const publishing = site.publish('mfe-search', 'bad', 'throws at load', { isProbed: true });
    await expect(publishing).rejects.toMatchObject({
      code: 'probe_failed',
      message: expect.stringMatching(/was not published: .*\(bad at load\); mend it, or give --force/),
    });
    const { apps, seq } = JSON.parse((await page('/builds/latest.json')).text);
    expect([apps['mfe-search'].active, seq]).toEqual([good, 2]);
  });
});

describe('a site without any release that works', () => {
  it('apologises with status and reference all the same', async () => {
    await site.publish('mfe-search', 'bad', 'throws at load');
    await rm(path.join(site.dataDir, 'releases/r/shell'), { recursive: true });
    const { status, text } = await page('/f');
    expect(status).toBe(503);
    expect(text).toContain('ただいまページを表示できません');
    expect(text).toMatch(/<code>[\w-]{36}<\/code>/);
  });
});

describe('a good release under load', () => {
  it('is not taken for a blocked one when many visitors wait for it', async () => {
    await site.publish('mfe-search', 'busy', 'takes 20 ms to render');
    await page('/f');
    const pages = await Promise.all(Array.from({ length: 50 }, () => page('/f')));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(site.log).toEqual([]);
  });
});

describe('a release that crashed once', () => {
  it('comes back by itself; meanwhile the last known good one answers', async () => {
    await site.publish('mfe-search', 'good');
    await site.publish('mfe-search', 'second', 'ends when asked');
    await seeing('second');
    expect((await page('/f?crash')).text).toContain('<h1>good</h1>');
    expect(['good', 'second']).toContain(headingOf((await page('/f')).text));
    await seeing('second');
  });
});

describe('a release whose folder is taken away', () => {
  it('is answered by the last known good one, whose files are there; other remotes live on', async () => {
    await site.publish('mfe-account', 'account');
    await site.publish('mfe-search', 'good');
    const second = await site.publish('mfe-search', 'second');
    await seeing('second');
    await rm(path.join(site.dataDir, 'releases/r/mfe-search', second), { recursive: true });
    await seeing('good');
    expect((await page('/f')).text).not.toContain(second);
    expect((await page('/login')).status).toBe(404);
  });
});

describe('a flip (R7.1)', () => {
  it('forward shows when the new release has rendered its probe; no request fails meanwhile', async () => {
    await site.publish('mfe-search', 'one');
    await page('/f');
    await site.publish('mfe-search', 'two');
    const { seq } = JSON.parse((await page('/builds/latest.json')).text);
    const seen: string[] = [];
    for (let at = 0; at < 100 && !seen.at(-1)?.includes('two'); at += 1) {
      const { status, text } = await page('/f');
      expect(status).toBe(200);
      seen.push(headingOf(text));
      // A page of the former release, given meanwhile, finds a newer build when its browser polls.
      expect(bootOf(text).seq).toBe(seen.at(-1) === 'two' ? seq : seq - 1);
    }
    expect(seen.at(-1)).toBe('two');
  });

  it('back shows on the very next request', async () => {
    await site.publish('mfe-search', 'one');
    await site.publish('mfe-search', 'two');
    for (let at = 0; at < 100 && !(await page('/f')).text.includes('two'); at += 1);
    await site.rollBack('mfe-search');
    expect((await page('/f')).text).toContain('<h1>one</h1>');
  });

  it("leaves the address of the other remotes' releases in the pins as they were", async () => {
    const account = await site.publish('mfe-account', 'account');
    await site.publish('mfe-search', 'one');
    expect((await page('/f')).text).toContain(
      `/builds/r/mfe-account/${account}/client/remoteEntry.00000000.mjs`,
    );
  });
});
