import { describe, expect, it } from '@jest/globals';
import { readForm } from './read-form.ts';

const limit = 262_144;
const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request('http://site.test/contact', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** Sends pieces of 64 KiB without saying how many there will be; counts those that were asked for. */
function unannounced(pieces: number) {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.pieces === pieces) return controller.close();
        read.pieces += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

describe('the body of a form', () => {
  it('is what was sent', async () => {
    const body = await readForm(post('name=花子&note=a%20b'));
    expect(Buffer.from(body as Uint8Array).toString()).toBe('name=花子&note=a%20b');
  });

  it('is nothing where none was sent', async () => {
    expect(await readForm(new Request('http://site.test/contact'))).toBeUndefined();
  });

  it('may have 256 KiB, and not one byte more', async () => {
    expect(await readForm(post('a'.repeat(limit)))).toHaveLength(limit);
    expect(await readForm(post('a'.repeat(limit + 1)))).toBe('too_large');
  });

  it('is not read at all where it says itself that it is too large', async () => {
    const { body, read } = unannounced(1);
    expect(await readForm(post(body, { 'content-length': String(limit + 1) }))).toBe('too_large');
    expect(read.pieces).toBe(0);
  });

  it('is read no further than the limit where it does not say', async () => {
    const { body, read } = unannounced(1_000);
    expect(await readForm(post(body))).toBe('too_large');
    expect(read.pieces).toBe(5);
  });

  it('is believed by its bytes, not by what it says', async () => {
    const { body } = unannounced(5);
    expect(await readForm(post(body, { 'content-length': '10' }))).toBe('too_large');
  });
});
