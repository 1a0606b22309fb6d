import { describe, expect, it } from '@jest/globals';
import { cached } from './cached.ts';

const at = (seconds: number) => new Date(seconds * 1000);

describe('a remembered answer', () => {
  it('is given again until it is too old, each key for itself', async () => {
    let asked = 0;
    const ask = cached(60_000, async (key: string) => `${key} ${++asked}`);
    expect(await ask('country', at(0))).toBe('country 1');
    expect(await ask('country', at(59))).toBe('country 1');
    expect(await ask('tokyo', at(59))).toBe('tokyo 2');
    expect(await ask('country', at(60))).toBe('country 3');
  });

  it('is looked for once by all who ask at a time', async () => {
    let asked = 0;
    const ask = cached(60_000, async (_: string) => ++asked);
    expect(await Promise.all([ask('a', at(0)), ask('a', at(0)), ask('a', at(1))])).toEqual([1, 1, 1]);
  });

  it('is not cached if it failed, nor after the clock was set back by more than its age', async () => {
    let asked = 0;
    const ask = cached(60_000, async (_: string) => {
      asked += 1;
      if (asked === 1) throw new Error('no connection');
      return asked;
    });
    await expect(ask('a', at(100))).rejects.toThrow('no connection');
    expect(await ask('a', at(101))).toBe(2);
    expect(await ask('a', at(0))).toBe(3);
  });
});
