import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RenderRequest } from '../../render/render-request.ts';
import { handWrittenShell, requestFor } from '../../testing/hand-written-shell.ts';
import { CompiledCode } from './compiled-code.ts';
import { compiledAfterMs } from './protocol.ts';
import { Lane } from './render-worker.ts';

/** A shell, written by hand, whose page is as long as its address says, and made of the address's first letter. */
const source = `exports.createRenderer = () => async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  return { status: 200, headers: [], html: [pathname[1].repeat(Number(searchParams.get('length')))] };
};`;

const pageOf = (letter: string, length: number): RenderRequest => requestFor(`/${letter}?length=${length}`);

const patience = (ms = 5_000) => ({ until: performance.now() + ms, failure: 'deadline' as const });

let lane: Lane;
afterEach(() => lane.stop());

const start = handWrittenShell(source);
const open = () => new Lane(start, () => {});

describe('a worker', () => {
  it('hands over what it has compiled, once, and another renders with it', async () => {
    const known = new CompiledCode();
    const handedOver = Promise.withResolvers<void>();
    lane = new Lane(
      start,
      () => {},
      (compiled) => {
        known.keep(start, compiled);
        handedOver.resolve();
      },
    );
    await lane.render(pageOf('a', 3), patience());
    await handedOver.promise;
    await lane.stop();

    const next = known.addTo(start);
    expect(next.shell.compiled?.length).toBeGreaterThan(0);
    let isCompiledAgain = false;
    lane = new Lane(
      next,
      () => {},
      () => {
        isCompiledAgain = true;
      },
    );
    expect(Buffer.from((await lane.render(pageOf('b', 3), patience())).html).toString()).toBe('bbb');
    await sleep(compiledAfterMs + 200);
    expect(isCompiledAgain).toBe(false);
  });
});

describe('the memory of a page', () => {
  it('is lent, and used for a later page once it was given back', async () => {
    lane = open();
    const first = await lane.render(pageOf('a', 200_000), patience());
    const kept = await lane.render(pageOf('b', 200_000), patience());
    first.giveBack();
    first.giveBack();
    const next = await lane.render(pageOf('c', 200_000), patience());
    expect(first.html).toHaveLength(0);
    expect(Buffer.from(next.html).toString()).toBe('c'.repeat(200_000));
    expect(Buffer.from(kept.html).toString()).toBe('b'.repeat(200_000));
  });

  it("is nobody else's while the page is read, in whatever order pages are asked for and given back", async () => {
    lane = open();
    const page = fc.record({
      letter: fc.constantFrom(...'abcdefgh'),
      length: fc.integer({ min: 1, max: 150_000 }),
      turnsKept: fc.integer({ min: 0, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { maxLength: 60 }), async (pages) => {
        const visits = pages.map(async ({ letter, length, turnsKept }) => {
          const { html, giveBack } = await lane.render(pageOf(letter, length), patience());
          for (let turn = 0; turn < turnsKept; turn += 1) await lane.render(pageOf('z', 1), patience());
          const isWhole = html.length === length && html.every((byte) => byte === letter.charCodeAt(0));
          giveBack();
          return isWhole;
        });
        expect(await Promise.all(visits)).not.toContain(false);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the patience of a visitor', () => {
  // What keeps the worker from being ready ends before the start is given up, and long after the visitor's patience.
  const slow = handWrittenShell(
    `const end = performance.now() + 4_000; while (performance.now() < end); ${source}`,
  );

  it('is used up by the start of a worker, too', async () => {
    lane = new Lane(slow, () => {});
    const began = performance.now();
    await expect(lane.render(pageOf('a', 3), patience(200))).rejects.toMatchObject({ kind: 'deadline' });
    expect(performance.now() - began).toBeLessThan(3_500);
  });

  it('is not needed by those who left while the worker was starting', async () => {
    lane = new Lane(slow, () => {});
    const leaving = new AbortController();
    const page = lane.render(pageOf('a', 3), patience(), leaving.signal);
    leaving.abort();
    const began = performance.now();
    await expect(page).rejects.toMatchObject({ kind: 'client' });
    expect(performance.now() - began).toBeLessThan(3_500);
    await expect(lane.render(pageOf('a', 3), patience(), leaving.signal)).rejects.toMatchObject({
      kind: 'client',
    });
    expect(lane.running).toBe(0);
  });
});
