import { monthDayText, timeText } from '@enerabi/shared/ui';

export const copy = { title: '入力の途中のもの' } as const;

/** Nine hours ahead of UTC all year. */
const japanOffsetMs = 9 * 3_600_000;

/** @param savedAt ISO 8601, by which `10月3日（土）9:05に保存` is said in Japan's time */
export function savedText(savedAt: string): string {
  const japanese = new Date(Date.parse(savedAt) + japanOffsetMs).toISOString();
  return `${monthDayText(japanese)}${timeText(japanese.slice(11, 16))}に保存`;
}
