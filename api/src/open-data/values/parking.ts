import { compact } from './notation.ts';

const none = /^(?:駐車場)?[はが:]?(?:無(?!料)|な[しい]|ありません|[×✕✖]|0台)/;
const some = /^(?:駐車場)?[はが:]?(?:有|あり|[○〇◯])/;
const cycle = '駐輪|自転車|バイク|原付|二輪';
/** 自転車駐車場 is for bicycles, although its last word means a car park. */
const cycleOrCar = new RegExp(`(?<cycle>(?:${cycle})[等・用の]*(?:駐車)?)|駐車|車`, 'g');
const cycleAfter = new RegExp(`^分?の?\\(?(?:${cycle})`);

/** The last word before a number names what it counts: `駐車場5台、駐輪場10台`. */
function countsCycles(before: string, after: string): boolean {
  const last = [...before.matchAll(cycleOrCar)].at(-1);
  return last?.groups?.cycle !== undefined || cycleAfter.test(after);
}

/** Whether a note offers a place to park a car: `10台`, `有（5台）`, but not `0台`, `無（近隣に20台）`, `駐輪場10台`. */
export function hasParking(text: string): boolean {
  const plain = compact(text);
  if (none.test(plain)) return false;
  if (some.test(plain)) return true;
  return [...plain.matchAll(/(\d[\d,]*)台/g)].some((match) => {
    const after = plain.slice(match.index + match[0].length);
    return Number(match[1]?.replaceAll(',', '')) > 0 && !countsCycles(plain.slice(0, match.index), after);
  });
}
