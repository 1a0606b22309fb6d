import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { pngSize } from '../../testing/png-size.ts';
import type { Picture } from './picture.ts';
import { PictureRenderer, PictureRendererBusy } from './picture-renderer.ts';

let pictureRenderer: PictureRenderer;
afterEach(() => pictureRenderer.close());

const site: Picture = { kind: 'site' };
const named = (name: string): Picture => ({ kind: 'area', name });
/** A thread that replies with the picture's own name, hangs, or ends. */
const folder = mkdtempSync(path.join(tmpdir(), 'picture-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  path.join(folder, 'thread.mjs'),
  `export default async ({ name }) => {
    if (name === 'hang') for (;;);
    if (name === 'die') {
      setImmediate(() => { throw new Error('dead'); });
      return new Promise(() => {});
    }
    if (name === 'fail') throw new Error('no ink');
    await new Promise((resolve) => setTimeout(resolve, 20));
    return new TextEncoder().encode(name);
  };`,
);
const thread = pathToFileURL(path.join(folder, 'thread.mjs'));
const draw = async (name: string) => Buffer.from(await pictureRenderer.draw(named(name))).toString();
/** Long enough for a new thread to start beside other tests. */
const deadlineMs = 3_000;

describe('the picture renderer', () => {
  it('draws PNGs of 1200 × 630 on a thread of its own', async () => {
    pictureRenderer = new PictureRenderer({ siteName: 'えんえらび' }, { deadlineMs: 20_000 });
    const png = await pictureRenderer.draw(site);
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(300_000);
  });

  it('gives everyone their own picture', async () => {
    pictureRenderer = new PictureRenderer({ siteName: 'えんえらび' }, { deadlineMs }, thread);
    expect(await Promise.all(['a', 'b', 'c'].map(draw))).toEqual(['a', 'b', 'c']);
  });

  it('takes no more orders than it can have waiting', async () => {
    pictureRenderer = new PictureRenderer({ siteName: '' }, { deadlineMs, waiting: 2 }, thread);
    const orders = ['a', 'b', 'c', 'd'].map((name) => draw(name).catch((error: unknown) => error));
    const replies = await Promise.all(orders);
    expect(replies.slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(replies[3]).toBeInstanceOf(PictureRendererBusy);
  });

  it('goes on with the next where one hangs, fails or takes the thread along', async () => {
    pictureRenderer = new PictureRenderer({ siteName: '' }, { deadlineMs: 1_000 }, thread);
    const [hung, dead, failed, drawn] = await Promise.allSettled(['hang', 'die', 'fail', 'a'].map(draw));
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(PictureRendererBusy) });
    expect(dead).toMatchObject({ status: 'rejected', reason: { message: 'dead' } });
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no ink' } });
    expect(drawn).toEqual({ status: 'fulfilled', value: 'a' });
  });

  it('lets its thread go without work, and takes another one later', async () => {
    pictureRenderer = new PictureRenderer({ siteName: '' }, { deadlineMs, idleMs: 1 }, thread);
    expect(await draw('a')).toBe('a');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await draw('b')).toBe('b');
  });
});
