import { monthDayText, timeText, wallClockInJapan } from '@enerabi/shared/ui';

export const copy = { title: '入力の途中のもの' } as const;

/**
 * @param savedAt ISO 8601
 * @returns `10月3日（土）9:05に保存`, in Japan's time
 */
export function savedText(savedAt: string): string {
  const japanese = wallClockInJapan(new Date(savedAt));
  return `${monthDayText(japanese)}${timeText(japanese.slice(11, 16))}に保存`;
}
