import { compact } from './notation.ts';
import { doubtful, type Reading, read, repaired } from './reading.ts';

const yes = /^(?:有り?|あり|○|〇|◯|◎|可能?|はい|実施(?:中|あり)?|する|1|true|yes|y)$/i;
const no = /^(?:無し?|なし|×|✕|✖|x|不可|いいえ|(?:未|非)実施|実施なし|しない|0|false|no|n)$/i;

/** True for a word that means yes or no and nothing else. */
export const isPlainYesNo = (text: string): boolean => yes.test(compact(text)) || no.test(compact(text));

/** Yes or no: 有/無, ○/×, 可/不可, 1/0. `有（要予約）` is a yes whose condition the caller keeps as text. */
export function readYesNo(text: string): Reading<boolean | null> {
  const plain = compact(text);
  if (yes.test(plain)) return read(true);
  if (no.test(plain)) return read(false);
  const [, word = '', condition] = /^([^(]+)\((.+)\)$/.exec(plain) ?? [];
  if (condition && yes.test(word)) return repaired(true, 'read as yes; the words are kept in the remarks');
  if (condition && no.test(word)) return repaired(false, 'read as no; the words are kept in the remarks');
  return doubtful(null, 'neither yes nor no; the words are kept in the remarks');
}

/** As `readYesNo`; a figure is the number of hours: 2 is yes. */
export const readYesNoOrHours = (text: string): Reading<boolean | null> =>
  /^[2-9]$/.test(compact(text)) ? read(true) : readYesNo(text);
