import { describe, expect, it } from '@jest/globals';
import { copy } from './vacancy-history.copy.ts';
import type { Direction, Figure, TrendMeasure } from './vacancy-trend.rules.ts';

const sentence = (measure: TrendMeasure, from: Figure, to: Figure, direction: Direction): string => {
  const ends = [
    { as_of: '2026-04-01', figure: from },
    { as_of: '2026-05-01', figure: to },
  ] as const;
  const { begin, verb } = copy.trend({ measure, from: ends[0], to: ends[1], direction, points: [] });
  return begin + verb;
};

describe('how vacancies changed, in a sentence', () => {
  it.each([
    ['accepted', 1, 3, 'more', '受入可能な人数は1人から3人に増えました'],
    ['waiting', 3, 0, 'fewer', '入園待ちは3人から0人に減りました'],
    ['enrolled', 12, 12, 'same', '在園児は12人のままです'],
    ['accepted', '△', '×', 'fewer', '空き状況は「残りわずか」から「空きなし」に変わりました'],
    ['accepted', '×', '○', 'more', '空き状況は「空きなし」から「空きあり」に変わりました'],
    ['accepted', '×', '×', 'same', '空き状況は「空きなし」のままです'],
  ] as const)('%s from %s to %s', (measure, from, to, direction, words) => {
    expect(sentence(measure, from, to, direction)).toBe(words);
  });
});
