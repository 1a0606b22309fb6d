import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RenderRequest } from '../../render/render-request.ts';
import { requestFor, stubShell } from '../../testing/stub-shell.ts';
import { CompiledCode } from './code/compiled-code.ts';
import { compiledAfterMs } from './limits.ts';
import { RenderWorker } from './render-worker.ts';

/** A stub shell whose page has the length in its address, and repeats the first letter of the address. */
const source = `exports.createRenderer = () => async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  return { status: 200, headers: [], html: [pathname[1].repeat(Number(searchParams.get('length')))] };
};`;

const pageOf = (letter: string, length: number): RenderRequest => requestFor(`/${letter}?length=${length}`);

const deadline = (ms = 5_000) => ({ until: performance.now() + ms, failure: 'deadline' as const });

let worker: RenderWorker;
afterEach(() => worker.stop());

const start = stubShell(source);
const open = () => new RenderWorker(start, () => {});

describe('a worker', () => {
  it('hands over what it has compiled, once, and another renders with it', async () => {
    const known = new CompiledCode();
    const handedOver = Promise.withResolvers<void>();
    worker = new RenderWorker(
      start,
      () => {},
      (compiled) => {
        known.keep(start, compiled);
        handedOver.resolve();
      },
    );
    await worker.render(pageOf('a', 3), deadline());
    await handedOver.promise;
    await worker.stop();

    const next = known.addTo(start);
    expect(next.shell.compiled?.length).toBeGreaterThan(0);
    let isCompiledAgain = false;
    worker = new RenderWorker(
      next,
      () => {},
      () => {
        isCompiledAgain = true;
      },
    );
    expect(Buffer.from((await worker.render(pageOf('b', 3), deadline())).html).toString()).toBe('bbb');
    await sleep(compiledAfterMs + 200);
    expect(isCompiledAgain).toBe(false);
  });
});

describe('the memory of a page', () => {
  it('is reused for a later page once it was freed', async () => {
    worker = open();
    const first = await worker.render(pageOf('a', 200_000), deadline());
    const saved = await worker.render(pageOf('b', 200_000), deadline());
    first.free();
    first.free();
    const next = await worker.render(pageOf('c', 200_000), deadline());
    expect(first.html).toHaveLength(0);
    expect(Buffer.from(next.html).toString()).toBe('c'.repeat(200_000));
    expect(Buffer.from(saved.html).toString()).toBe('b'.repeat(200_000));
  });

  it('is not reused while the page is read, in whatever order pages are requested and freed', async () => {
    worker = open();
    const page = fc.record({
      letter: fc.constantFrom(...'abcdefgh'),
      length: fc.integer({ min: 1, max: 150_000 }),
      pagesBefore: fc.integer({ min: 0, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { maxLength: 60 }), async (pages) => {
        const visits = pages.map(async ({ letter, length, pagesBefore }) => {
          const { html, free } = await worker.render(pageOf(letter, length), deadline());
          for (let turn = 0; turn < pagesBefore; turn += 1) await worker.render(pageOf('z', 1), deadline());
          const isWhole = html.length === length && html.every((byte) => byte === letter.charCodeAt(0));
          free();
          return isWhole;
        });
        expect(await Promise.all(visits)).not.toContain(false);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the deadline of a visitor', () => {
  // The worker starts within its start deadline, but long after the visitor's deadline.
  const slow = stubShell(`const end = performance.now() + 4_000; while (performance.now() < end); ${source}`);

  it('is used up by the start of a worker, too', async () => {
    worker = new RenderWorker(slow, () => {});
    const began = performance.now();
    await expect(worker.render(pageOf('a', 3), deadline(200))).rejects.toMatchObject({ kind: 'deadline' });
    expect(performance.now() - began).toBeLessThan(3_500);
  });

  it('is not needed by those who left while the worker was starting', async () => {
    worker = new RenderWorker(slow, () => {});
    const leaving = new AbortController();
    const page = worker.render(pageOf('a', 3), deadline(), leaving.signal);
    leaving.abort();
    const began = performance.now();
    await expect(page).rejects.toMatchObject({ kind: 'client' });
    expect(performance.now() - began).toBeLessThan(3_500);
    await expect(worker.render(pageOf('a', 3), deadline(), leaving.signal)).rejects.toMatchObject({
      kind: 'client',
    });
    expect(worker.running).toBe(0);
  });
});
