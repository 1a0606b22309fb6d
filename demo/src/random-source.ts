import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** One stream of random numbers, independent of all other streams. */
export interface RandomSource {
  /** From 0 up to, not including, 1. */
  fraction: () => number;
  /** A whole number, both ends included. */
  between: (minimum: number, maximum: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** An item by its weight; weights need no particular sum. */
  weighted: <T>(list: readonly (readonly [item: T, weight: number])[]) => T;
}

/** murmur3's finaliser: it separates neighbouring numbers, so that neighbouring facilities do not look alike. */
function scatter(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** @param path the seed, then whole numbers that name the stream; the same path yields the same numbers for ever */
export function randomSource(...path: readonly number[]): RandomSource {
  const state = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x1f83d9ab].map((start) =>
    path.reduce((word, step) => scatter(Math.imul(word, 31) + Math.trunc(step)), start),
  );
  const generator = xoroshiro128plusFromState(state);
  const fraction = () => uniformFloat64(generator);
  const between = (minimum: number, maximum: number) =>
    minimum + Math.floor(fraction() * (maximum - minimum + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(fraction() * list.length)] as T;
  return {
    fraction,
    between,
    pick,
    chance: (probability) => fraction() < probability,
    weighted: (list) => {
      let rest = fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of list) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(list)[0];
    },
  };
}
