import type { ChildClassId, ParentAgeText } from '@enerabi/shared/constants';
import type { RandomSource } from '../random-source.ts';

/** Weights for parents of the youngest and of the oldest class, which are five years apart. */
const ages: readonly (readonly [text: ParentAgeText | null, ofYoungest: number, ofOldest: number])[] = [
  ['20代前半', 7, 0.5],
  ['20代後半', 25, 9],
  ['30代前半', 36, 29],
  ['30代後半', 22, 34],
  ['40代前半', 5, 18],
  ['40代後半', 0.3, 5],
  [null, 5, 5],
];

/** The age of a parent of a child in this class, or null if it is left out. */
export const parentAgeOf = (random: RandomSource, child: ChildClassId): ParentAgeText | null =>
  random.weighted(
    ages.map(([text, ofYoungest, ofOldest]) => [text, (ofYoungest * (5 - child) + ofOldest * child) / 5]),
  );
