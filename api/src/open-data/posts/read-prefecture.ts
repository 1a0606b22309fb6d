import { prefectures } from '@enerabi/shared/constants';
import { type Reading, read, unread } from '../values/reading.ts';

/** The six digits of an area, or the prefecture's name: 130001, 東京都. @returns the six digits */
export function readPrefecture(text: string): Reading<string> {
  const found = prefectures.find(({ code, name }) => text === code || text === name);
  return found ? read(found.code) : unread('not a prefecture, such as 東京都 or 130001');
}
