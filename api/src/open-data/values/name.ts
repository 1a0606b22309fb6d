import { toFullWidthKana, toKatakana } from '@enerabi/shared/japanese';
import { doubtful, type Reading, read } from './reading.ts';

/** A name as published, in one line, half-width kana widened. */
export const readName = (text: string): Reading<string> =>
  read(toFullWidthKana(text).replace(/\s*\n\s*/g, ' '));

/** A reading (名称_カナ) in full-width katakana; hiragana and half-width kana are accepted. */
export function readKana(text: string): Reading<string> {
  const kana = toKatakana(toFullWidthKana(text)).replace(/\s+/g, ' ');
  return /\p{Script=Han}/u.test(kana) ? doubtful(kana, 'kanji in the reading; kept as written') : read(kana);
}

/** True if a mark means that the cell is empty: `-`, `－`, `―`, `*`, `…`, `NA`. */
export const isBlankMark = (text: string): boolean => /^(?:[-‐‑‒–—―−－ーｰ*＊…]+|N\/?A)$/.test(text.trim());
