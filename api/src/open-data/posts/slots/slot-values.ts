import { childClassIds } from '@enerabi/shared/constants';
import { type Reading, read, unread } from '../../values/reading.ts';

const weekdays = '日月火水木金土';

/** `月水金`. @returns 0 is Sunday */
export function readWeekdays(text: string): Reading<readonly number[]> {
  const days = [...text.normalize('NFKC').replaceAll(/曜日?|[・、,\s]/g, '')];
  const numbers = days.map((day) => weekdays.indexOf(day));
  const isRight = numbers.every((day) => day >= 0) && new Set(numbers).size === numbers.length;
  return isRight && numbers.length > 0 ? read(numbers.toSorted()) : unread('not weekdays, such as 月水金');
}

/** `0,1,2`, or `0〜2`. */
export function readClasses(text: string): Reading<readonly number[]> {
  const plain = text.normalize('NFKC').replaceAll(/[歳児クラス\s]/g, '');
  const [, from, to] = /^([0-5])[~〜-]([0-5])$/.exec(plain) ?? [];
  const ids =
    from && to
      ? childClassIds.filter((id) => Number(from) <= id && id <= Number(to))
      : plain.split(/[,、・]/).map(Number);
  const isRight = ids.length > 0 && ids.every((id) => childClassIds.some((known) => known === id));
  return isRight && new Set(ids).size === ids.length ? read(ids) : unread('not classes, such as 0,1,2');
}

/** @param most included */
export const readDays =
  (most: number) =>
  (text: string): Reading<number> => {
    const digits = /^\d{1,3}$/.exec(text.normalize('NFKC').trim())?.[0];
    return digits && Number(digits) <= most
      ? read(Number(digits))
      : unread(`not a number of days up to ${most}`);
  };

/** @param most included */
export const readNumber =
  (fewest: number, most: number) =>
  (text: string): Reading<number> => {
    const digits = /^\d{1,2}$/.exec(text.normalize('NFKC').replaceAll(/[人名\s]/g, ''))?.[0];
    return digits && Number(digits) >= fewest && Number(digits) <= most
      ? read(Number(digits))
      : unread(`not a number of people from ${fewest} to ${most}`);
  };

const yes = ['はい', '○', '1', 'true', 'yes'];
const no = ['いいえ', '×', '0', 'false', 'no'];
export const readYesNo = (text: string): Reading<boolean> => {
  const word = text.normalize('NFKC').trim().toLowerCase();
  if (yes.includes(word)) return read(true);
  return no.includes(word) ? read(false) : unread('neither はい nor いいえ');
};
