import { describe, expect, it } from '@jest/globals';
import { PictureCache } from './picture-cache.ts';

const picture = (bytes: number) => async () => new Uint8Array(bytes);

describe('the cache of pictures', () => {
  it('are drawn once, also for all who ask meanwhile', async () => {
    const saved = new PictureCache(100);
    let drawn = 0;
    const draw = async () => new Uint8Array(10).fill(++drawn);
    await Promise.all([saved.get('a', draw), saved.get('a', draw)]);
    expect((await saved.get('a', draw))[0]).toBe(1);
    expect(drawn).toBe(1);
  });

  it('are never more bytes than there is room for; what was used longest ago goes first', async () => {
    const saved = new PictureCache(100);
    for (const key of ['a', 'b']) await saved.get(key, picture(40));
    await saved.get('a', picture(0));
    await saved.get('c', picture(40));
    expect(saved.bytes).toBe(80);
    let drawnAgain = '';
    for (const key of ['a', 'c', 'b'])
      await saved.get(key, async () => {
        drawnAgain += key;
        return new Uint8Array(1);
      });
    expect(drawnAgain).toBe('b');
    await saved.get('larger than all', picture(200));
    // A picture that would push out all the others is not cached.
    expect(saved.bytes).toBe(81);
  });

  it('are asked for again where the drawing failed', async () => {
    const saved = new PictureCache(100);
    await expect(saved.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    expect(await saved.get('a', picture(3))).toHaveLength(3);
  });
});
