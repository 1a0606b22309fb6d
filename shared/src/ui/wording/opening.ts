import type { Hours } from '../../contract/index.ts';

/**
 * @param time `HH:MM`, up to `29:59` for care past midnight
 * @returns `7:00`, and `翌1:00` for `25:00`
 */
export function timeText(time: string): string {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)];
  return hour < 24 ? `${hour}:${minute}` : `翌${hour - 24}:${minute}`;
}

/** `7:00〜19:00`, and `24時間` for a whole day. */
export const hoursText = ({ open, close }: Hours): string =>
  open === '00:00' && close === '24:00' ? '24時間' : `${timeText(open)}〜${timeText(close)}`;
