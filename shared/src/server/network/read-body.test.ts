import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { hasUnread, readBody } from './read-body.ts';

const limits = { mostBytes: 262_144, withinMs: 5_000 };
const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request('http://site.test/contact', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** Sends chunks of 64 KiB of unknown total length; counts those that were read. */
function unannounced(pieces: number, everyMs = 0) {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (read.pieces === pieces) return controller.close();
        read.pieces += 1;
        if (everyMs) await sleep(everyMs);
        controller.enqueue(new Uint8Array(65_536));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

describe('the body of a request', () => {
  it('is what was sent', async () => {
    const body = await readBody(post('name=花子&note=a%20b'), limits);
    expect(Buffer.from(body as Uint8Array).toString()).toBe('name=花子&note=a%20b');
  });

  it('is nothing where none was sent', async () => {
    expect(await readBody(new Request('http://site.test/contact'), limits)).toBeUndefined();
  });

  it('may have as many bytes as allowed, and not one more', async () => {
    expect(await readBody(post('a'.repeat(limits.mostBytes)), limits)).toHaveLength(limits.mostBytes);
    expect(await readBody(post('a'.repeat(limits.mostBytes + 1)), limits)).toBe('too_large');
  });

  it('is believed by its bytes, not by what it says', async () => {
    const { body } = unannounced(5);
    expect(await readBody(post(body, { 'content-length': '10' }), limits)).toBe('too_large');
  });

  it.each<Record<string, string>>([{}, { 'content-length': String(limits.mostBytes + 1) }])(
    'is discarded for its sender to hear the answer where it is a little too large (%j)',
    async (headers) => {
      const { body, read } = unannounced(32);
      expect(await readBody(post(body, headers), limits)).toBe('too_large');
      expect(read.pieces).toBe(32);
    },
  );

  it('is read no further than 4 MiB, whatever follows', async () => {
    const { body, read } = unannounced(1_000);
    expect(await readBody(post(body), limits)).toBe('too_large');
    expect(read.pieces).toBeLessThanOrEqual(70);
  });

  it('that drips is cut at its limit, however often a piece of it comes', async () => {
    const { body, read } = unannounced(1_000, 20);
    const began = performance.now();
    expect(await readBody(post(body), { mostBytes: 1e9, withinMs: 200 })).toBe('too_slow');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(read.pieces).toBeGreaterThan(1);
  });

  it('that never comes is cut, too', async () => {
    const body = new ReadableStream<Uint8Array>();
    expect(await readBody(post(body), { ...limits, withinMs: 50 })).toBe('too_slow');
  });

  it('that breaks off fails', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('broken')) });
    await expect(readBody(post(body), limits)).rejects.toThrow('broken');
  });
});

it('is unread where its message is incomplete, and it is no request without a body', () => {
  expect(hasUnread({ method: 'POST', complete: false })).toBe(true);
  expect(hasUnread({ method: 'POST', complete: true })).toBe(false);
  expect(hasUnread({ method: 'GET', complete: false })).toBe(false);
  expect(hasUnread(undefined)).toBe(false);
});
