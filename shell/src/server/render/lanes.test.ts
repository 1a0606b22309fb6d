import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseDocument } from '@enerabi/release/document';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RenderBinding, RenderRequest } from '../../render/render-request.ts';
import { type Candidate, candidateKey } from './candidates.ts';
import { Lanes } from './lanes.ts';
import type { RenderFailure } from './render-failure.ts';

const binding: RenderBinding = {
  app: null,
  remote: null,
  shell: { base: '', initial: { js: [], css: [] }, routes: {}, main: '' },
  apiBaseUrl: '',
  site: { name: '', origin: '' } as RenderBinding['site'],
};

/** A shell, written by hand, whose pages do what `conduct` says; its probe page it always gives. */
const shellThat = (conduct: string): string => `
exports.createRenderer = () => async (request, { onCall }) => {
  if (request.requestId !== 'probe') { ${conduct} }
  return { status: 200, headers: [], html: ['page'] };
};`;

const waitsForTheApi = shellThat('onCall(1); await new Promise(() => {});');
const throws = shellThat("throw new Error('bad');");

const start = (source: string) => ({
  binding,
  shell: { source: Buffer.from(source), file: import.meta.filename },
  remote: null,
});

const documentOf = (active: string, lastKnownGood: string | null = null) =>
  ({ apps: { shell: { active, lastKnownGood, disabled: false } } }) as unknown as ReleaseDocument;

const request: RenderRequest = {
  url: 'http://localhost/',
  method: 'GET',
  headers: [],
  requestId: 'page',
  nonce: '',
  session: { user: null, expiresAt: null },
  pins: '{}',
  year: 0,
};

let lanes: Lanes;
afterEach(() => lanes.stop());

function open(prepare: (release: string) => Promise<string>, patienceMs = 2_000) {
  const failures: string[] = [];
  lanes = new Lanes({
    prepare: async ({ shell }) => start(await prepare(shell)),
    now: Date.now,
    patienceFor: () => patienceMs,
    onFailure: (candidate: Candidate, { kind }: RenderFailure) =>
      void failures.push(`${candidateKey(candidate)} ${kind}`),
  });
  const ask = (document: ReleaseDocument, url = request.url) =>
    lanes.render(document, null, () => ({ ...request, url }));
  return { failures, ask };
}

describe("a visitor's patience", () => {
  it('is the same however many releases try', async () => {
    const { failures, ask } = open(async () => waitsForTheApi, 500);
    const document = documentOf('bad', 'good');
    await lanes.follow(document);
    await expect(ask(document)).rejects.toMatchObject({ kind: 'deadline' });
    expect(failures).toEqual(['bad/ deadline']);
  });

  it('leaves the next release what remains of it, and does not blame that one for too little', async () => {
    const slowly = shellThat(
      "onCall(1); await new Promise((done) => setTimeout(done, 300)); throw new Error('bad');",
    );
    const { failures, ask } = open(async (release) => (release === 'bad' ? slowly : waitsForTheApi), 500);
    const document = documentOf('bad', 'good');
    await lanes.follow(document);
    const began = performance.now();
    await expect(ask(document)).rejects.toMatchObject({ kind: 'render' });
    expect(performance.now() - began).toBeLessThan(750);
    expect(failures).toEqual(['bad/ render', 'good/ late']);
  });

  it('is enough for the next release when the first fails at once', async () => {
    const { ask } = open(async (release) => (release === 'bad' ? throws : shellThat('')));
    const document = documentOf('bad', 'good');
    await lanes.follow(document);
    expect((await ask(document)).candidate.shell).toBe('good');
  });
});

describe('a retired release', () => {
  it('leaves no worker behind when it was still being prepared', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lanes-'));
    const signs = path.join(folder, 'signs');
    await writeFile(signs, '');
    const prepared = Promise.withResolvers<string>();
    open((release) => (release === 'old' ? prepared.promise : Promise.resolve(shellThat(''))));
    const following = lanes.follow(documentOf('old'));
    await lanes.follow(documentOf('new'));
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
    const prepared: string[] = [];
    const { ask, failures } = open(async (release) => {
      prepared.push(release);
      return shellThat(
        "if (request.url.endsWith('end')) { onCall(1); setTimeout(() => process.exit(3), 1_000); await new Promise(() => {}); }",
      );
    });
    await lanes.follow(documentOf('a'));
    const last = ask(documentOf('a'), 'http://localhost/end');
    last.catch(() => {});
    // The request is in its worker before the release is retired.
    await sleep(50);
    await lanes.follow(documentOf('b'));
    await lanes.follow(documentOf('a'));
    await expect(last).rejects.toMatchObject({ kind: 'crash' });
    expect(failures).toEqual(['a/ crash']);
    await ask(documentOf('a'));
    expect(prepared).toEqual(['a', 'b', 'a']);
  });
});
