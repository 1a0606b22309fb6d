import { describe, expect, it } from '@jest/globals';
import { KeptPictures } from './picture-cache.ts';

const picture = (bytes: number) => async () => new Uint8Array(bytes);

describe('kept pictures', () => {
  it('are drawn once, also for all who ask meanwhile', async () => {
    const kept = new KeptPictures(100);
    let drawn = 0;
    const draw = async () => new Uint8Array(10).fill(++drawn);
    await Promise.all([kept.get('a', draw), kept.get('a', draw)]);
    expect((await kept.get('a', draw))[0]).toBe(1);
    expect(drawn).toBe(1);
  });

  it('are never more bytes than there is room for; what was used longest ago goes first', async () => {
    const kept = new KeptPictures(100);
    for (const key of ['a', 'b']) await kept.get(key, picture(40));
    await kept.get('a', picture(0));
    await kept.get('c', picture(40));
    expect(kept.bytes).toBe(80);
    let drawnAgain = '';
    for (const key of ['a', 'c', 'b'])
      await kept.get(key, async () => {
        drawnAgain += key;
        return new Uint8Array(1);
      });
    expect(drawnAgain).toBe('b');
    await kept.get('larger than all', picture(200));
    expect(kept.bytes).toBe(0);
  });

  it('are asked for again where the drawing failed', async () => {
    const kept = new KeptPictures(100);
    await expect(kept.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    expect(await kept.get('a', picture(3))).toHaveLength(3);
  });
});
