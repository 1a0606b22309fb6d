import type { Prefecture } from '@enerabi/shared/constants';
import type { RandomSource } from '../random-source.ts';

/** The area codes of the prefectures' capitals, in the prefectures' order. */
const areaCodes = (
  '011 017 019 022 018 023 024 029 028 027 048 043 03 045 025 076 076 0776 055 026 058 054 052 059 077 075 06 ' +
  '078 0742 073 0857 0852 086 082 083 088 087 089 088 092 0952 095 096 097 0985 099 098'
).split(' ');

const exchangeLength = 6;
const zeroPadded = (number: number, length: number): string => String(number).padStart(length, '0');

/**
 * A phone number that looks like one of the prefecture's but is unassigned, so that it can be shown and linked, and
 * calling it disturbs nobody. No exchange in Japan begins with 0 (電気通信番号計画, 総務省); one 0 is not enough, since
 * 098-052-… would ring where 0980-52-… does: the second 0 excludes every longer area code, too.
 * @returns `022-003-4567`
 */
export function inventedPhone(random: RandomSource, { id }: Prefecture): string {
  const areaCode = areaCodes[id - 1] ?? '';
  const length = exchangeLength - areaCode.length;
  const [exchange, number] = [random.between(0, 10 ** (length - 2) - 1), random.between(0, 9999)];
  return `${areaCode}-${zeroPadded(exchange, length)}-${zeroPadded(number, 4)}`;
}
