import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RenderBinding, RenderRequest } from '../../render/render-request.ts';
import { CompiledCode } from './compiled-code.ts';
import { Lane } from './lane.ts';
import { compiledAfterMs, type WorkerStart } from './protocol.ts';

const binding: RenderBinding = {
  app: null,
  remote: null,
  shell: { base: '', initial: { js: [], css: [] }, routes: {}, main: '' },
  apiBaseUrl: '',
  site: { name: '', origin: '' } as RenderBinding['site'],
};

/** A shell, written by hand, whose page is as long as its address says, and made of the address's first letter. */
const source = `exports.createRenderer = () => async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  return { status: 200, headers: [], html: [pathname[1].repeat(Number(searchParams.get('length')))] };
};`;

const requestFor = (letter: string, length: number): RenderRequest => ({
  url: `http://localhost/${letter}?length=${length}`,
  method: 'GET',
  headers: [],
  requestId: 'page',
  nonce: '',
  session: { user: null, expiresAt: null },
  pins: '{}',
  year: 0,
});

let lane: Lane;
afterEach(() => lane.stop());

const start: Omit<WorkerStart, 'pulse'> = {
  binding,
  shell: { source: Buffer.from(source), file: import.meta.filename },
  remote: null,
};
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
    await lane.render(requestFor('a', 3));
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
    expect(Buffer.from((await lane.render(requestFor('b', 3))).html).toString()).toBe('bbb');
    await sleep(compiledAfterMs + 200);
    expect(isCompiledAgain).toBe(false);
  });
});

describe('the memory of a page', () => {
  it('is lent, and used for a later page once it was given back', async () => {
    lane = open();
    const first = await lane.render(requestFor('a', 200_000));
    const kept = await lane.render(requestFor('b', 200_000));
    first.giveBack();
    first.giveBack();
    const next = await lane.render(requestFor('c', 200_000));
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
          const { html, giveBack } = await lane.render(requestFor(letter, length));
          for (let turn = 0; turn < turnsKept; turn += 1) await lane.render(requestFor('z', 1));
          const isWhole = html.length === length && html.every((byte) => byte === letter.charCodeAt(0));
          giveBack();
          return isWhole;
        });
        expect(await Promise.all(visits)).not.toContain(false);
      }),
      { numRuns: 15 },
    );
  }, 30_000);
});
