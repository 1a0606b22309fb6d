import { countText } from '../../../japanese/quantity.ts';

export const copy = {
  characters: (count: number) => `${countText(count)}文字`,
  limit: (maximum: number) => `${countText(maximum)}文字まで入力できます。`,
  left: (count: number) => `残り${countText(count)}文字です。`,
  over: (count: number) => `${countText(count)}文字超えています。短くしてください。`,
} as const;

/** How many characters are left, in words; empty until the last tenth. */
export function announcementOf(length: number, maximum: number): string {
  const left = maximum - length;
  if (left < 0) return copy.over(-left);
  return left <= maximum / 10 ? copy.left(left) : '';
}
