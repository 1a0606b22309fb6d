import { compact } from '../notation.ts';
import { doubtful, type Reading, read } from '../reading.ts';

const week = '月火水木金土日';

const expandRange = (text: string): string =>
  text.replace(/([月火水木金土日])(?:曜日?)?[~〜～\-‐−ー](?:から)?([月火水木金土日])/g, (whole, from, to) => {
    const [first, last] = [week.indexOf(from), week.indexOf(to)];
    return first < last ? week.slice(first, last + 1) : whole;
  });

/** Weekdays with care: 月火水木金土 in the order of the week, 祝 last; `月～金`, `月・水・金`, `月;水;金` and 曜日 are accepted. */
export function readWeekdays(text: string): Reading<string> {
  const plain = expandRange(
    compact(text)
      .replace(/から(?=[月火水木金土日])/g, '~')
      .replace(/まで$/, ''),
  )
    .replace(/祝(?:祭)?日/g, '祝')
    .replace(/曜日?/g, '')
    .replace(/[・,、/.;|\s]/g, '');
  if (!/^[月火水木金土日祝]+$/.test(plain)) return doubtful(text, 'not a list of weekdays; kept as written');
  return read([...`${week}祝`].filter((day) => plain.includes(day)).join(''));
}
