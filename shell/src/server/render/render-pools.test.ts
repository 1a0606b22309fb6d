import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseDocument } from '@enerabi/release/document';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { DocumentPins } from '../../boot.ts';
import { requestFor, stubShell } from '../../testing/stub-shell.ts';
import { ServiceRecords } from '../service/service-records.ts';
import { type Candidate, candidateKey } from './candidates.ts';
import { blockedAfterMs } from './limits.ts';
import type { RenderFailure } from './render-failure.ts';
import { RenderPools } from './render-pools.ts';

/** A stub shell whose pages do what `conduct` says; it always renders its probe page. */
const shellThat = (conduct: string): string => `
exports.createRenderer = () => async (request, { onCall }) => {
  if (request.requestId !== 'probe') { ${conduct} }
  return { status: 200, headers: [], html: [request.pins] };
};`;

const waitsForTheApi = shellThat('onCall(1); await new Promise(() => {});');
const throws = shellThat("throw new Error('bad');");

type Entry = [active: string, lastKnownGood: string | null];
const siteOf = (apps: Record<string, Entry>) =>
  ({
    apps: Object.fromEntries(
      Object.entries(apps).map(([app, [active, lastKnownGood]]) => [
        app,
        { active, lastKnownGood, disabled: false },
      ]),
    ),
    releases: {},
    seq: 7,
  }) as unknown as ReleaseDocument;
const documentOf = (active: string, lastKnownGood: string | null = null) =>
  siteOf({ shell: [active, lastKnownGood] });

const topPage = requestFor('/');

let renderPools: RenderPools;
afterEach(() => renderPools.stop());

interface OpenOptions {
  deadlineMs?: number;
  idleMs?: number;
}

/** @param prepare returns the source of a shell, by its release and the remote's */
function open(
  prepare: (shell: string, remote: string | null) => Promise<string>,
  { deadlineMs = 2_000, idleMs = 60_000 }: OpenOptions = {},
) {
  const failures: string[] = [];
  const prepared: string[] = [];
  renderPools = new RenderPools({
    prepare: async (candidate) => {
      prepared.push(candidateKey(candidate));
      return stubShell(await prepare(candidate.shell, candidate.remote));
    },
    now: Date.now,
    records: new ServiceRecords(Date.now),
    deadlineFor: () => deadlineMs,
    idleMs,
    quota: 0,
    extraIdleMs: 0,
    blockedMs: blockedAfterMs,
    onPoolChange: () => {},
    onFailure: (candidate: Candidate, { kind }: RenderFailure, requestIds: readonly string[]) =>
      void failures.push([candidateKey(candidate), kind, ...requestIds].join(' ')),
  });
  const ask = async (document: ReleaseDocument, url = topPage.url, app: string | null = null) => {
    const rendered = await renderPools.render(document, app, { ...topPage, url });
    const { seq } = JSON.parse(Buffer.from(rendered.reply.html).toString()) as DocumentPins;
    fallbacks.push(seq < document.seq);
    return rendered;
  };
  const fallbacks: boolean[] = [];
  return { failures, prepared, fallbacks, ask };
}

describe("a visitor's deadline", () => {
  it('is the same however many releases try', async () => {
    const { failures, ask } = open(async () => waitsForTheApi, { deadlineMs: 500 });
    const document = documentOf('bad', 'good');
    await renderPools.follow(document);
    await expect(ask(document)).rejects.toMatchObject({ kind: 'deadline' });
    expect(failures).toEqual(['bad/ deadline page']);
  });

  it('leaves the next release what remains of it, and does not blame that one for too little', async () => {
    const slowly = shellThat(
      "onCall(1); await new Promise((done) => setTimeout(done, 1_500)); throw new Error('bad');",
    );
    const { failures, ask } = open(async (release) => (release === 'bad' ? slowly : waitsForTheApi), {
      deadlineMs: 2_500,
    });
    const document = documentOf('bad', 'good');
    await renderPools.follow(document);
    const began = performance.now();
    await expect(ask(document)).rejects.toMatchObject({ kind: 'render' });
    expect(performance.now() - began).toBeLessThan(3_900);
    expect(failures).toEqual(['bad/ render page', 'good/ too_little_time page']);
  });

  it('is enough for the next release when the first fails at once', async () => {
    const { ask } = open(async (release) => (release === 'bad' ? throws : shellThat('')));
    const document = documentOf('bad', 'good');
    await renderPools.follow(document);
    expect((await ask(document)).candidate.shell).toBe('good');
  });
});

describe('a retired release', () => {
  it('gives up the pages that are being rendered, and is not blamed for them', async () => {
    const { ask, failures } = open(async () => waitsForTheApi, { deadlineMs: 5_000 });
    await renderPools.follow(documentOf('old'));
    const waiting = expect(ask(documentOf('old'))).rejects.toMatchObject({ kind: 'retired' });
    const began = performance.now();
    // Its message must have reached the worker.
    await sleep(50);
    await renderPools.follow(documentOf('new'));
    await waiting;
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(failures).toEqual([]);
  });

  it('leaves no worker behind when it was still being prepared', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'render-pools-'));
    const signs = path.join(folder, 'signs');
    await writeFile(signs, '');
    const prepared = Promise.withResolvers<string>();
    open((release) => (release === 'old' ? prepared.promise : Promise.resolve(shellThat(''))));
    const following = renderPools.follow(documentOf('old'));
    await renderPools.follow(documentOf('new'));
    prepared.resolve(
      `setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(signs)}, '.'), 10);${shellThat('')}`,
    );
    await following;
    await sleep(1_000);
    const { size } = await stat(signs);
    await sleep(300);
    expect((await stat(signs)).size).toBe(size);
    await rm(folder, { recursive: true });
  });

  it('that comes back is not forgotten when its former worker ends', async () => {
    const { ask, failures, prepared } = open(async () =>
      shellThat(
        "if (request.url.endsWith('end')) { onCall(1); setTimeout(() => process.exit(3), 1_000); await new Promise(() => {}); }",
      ),
    );
    await renderPools.follow(documentOf('a'));
    // A form, since pages would be given up.
    const form = { ...topPage, url: 'http://localhost/end', method: 'POST' };
    const last = renderPools.render(documentOf('a'), null, form);
    last.catch(() => {});
    // The request is in its worker before the release is retired.
    await sleep(50);
    await renderPools.follow(documentOf('b'));
    await renderPools.follow(documentOf('a'));
    await expect(last).rejects.toMatchObject({ kind: 'crash' });
    expect(failures).toEqual(['a/ crash page']);
    await ask(documentOf('a'));
    expect(prepared).toEqual(['a/', 'b/', 'a/']);
  });
});

describe('warm pools', () => {
  const document = siteOf({
    shell: ['shell2', 'shell1'],
    search: ['search2', 'search1'],
    account: ['account1', null],
  });

  it('is the active shell, with each active remote before the last known good ones', async () => {
    const { prepared } = open(async () => shellThat(''));
    await renderPools.follow(document, 2);
    expect(prepared.slice(0, 3).sort()).toEqual(['shell2/', 'shell2/account1', 'shell2/search2']);
    await until(() => prepared.length > 3);
    await sleep(300);
    expect(prepared.slice(3)).toEqual(['shell2/search1']);
  });

  it('is not waited for where one release hangs while it loads', async () => {
    const { prepared, ask } = open(async (_, remote) =>
      remote === 'search2' ? 'for (;;) {}' : shellThat(''),
    );
    const began = performance.now();
    await renderPools.follow(document, 2);
    expect(performance.now() - began).toBeLessThan(4_500);
    await until(() => prepared.includes('shell2/search1'));
    // The second worker starts after an unknown time; the first one never starts.
    let answer = await ask(document, topPage.url, 'search').catch(() => undefined);
    while (!answer) answer = await ask(document, topPage.url, 'search').catch(() => undefined);
    expect(candidateKey(answer.candidate)).toBe('shell2/search1');
  });

  it('grows by the last known good shell when the active one fails', async () => {
    const { ask } = open(async (shell) => (shell === 'shell2' ? throws : shellThat('')));
    await renderPools.follow(document, 2);
    expect((await ask(document)).candidate.shell).toBe('shell1');
  });
});

describe('a page', () => {
  it('is of a fallback while a better release is starting, not when its circuit is open', async () => {
    const next = Promise.withResolvers<string>();
    const { ask, fallbacks } = open((release) =>
      release === 'b' ? next.promise : Promise.resolve(shellThat('')),
    );
    await renderPools.follow(documentOf('a'));
    await ask(documentOf('a'));
    const document = documentOf('b', 'a');
    void renderPools.follow(document);
    expect((await ask(document)).candidate.shell).toBe('a');
    next.reject(new Error('damaged'));
    await next.promise.catch(() => {});
    await sleep(0);
    expect((await ask(document)).candidate.shell).toBe('a');
    expect(fallbacks).toEqual([false, true, false]);
  });

  it('is not of a fallback where a better release has failed at it', async () => {
    const { ask, fallbacks } = open(async (release) => (release === 'bad' ? throws : shellThat('')));
    const document = documentOf('bad', 'good');
    await renderPools.follow(document);
    await ask(document);
    expect(fallbacks).toEqual([false]);
  });
});

describe('a pool that is not warm', () => {
  it('ends when it has been idle for a while, and starts again for a request', async () => {
    const { ask, prepared } = open(async () => shellThat(''), { idleMs: 2_000 });
    await renderPools.follow(documentOf('new'));
    // A request that was under way when the release was retired.
    await ask(documentOf('old'));
    await ask(documentOf('old'));
    expect(prepared).toEqual(['new/', 'old/']);
    await sleep(2_500);
    await ask(documentOf('old'));
    await ask(documentOf('new'));
    expect(prepared).toEqual(['new/', 'old/', 'old/']);
  });
});

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition() && waited < 5_000; waited += 20) await sleep(20);
}
