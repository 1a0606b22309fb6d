export const copy = {
  month: '月',
  day: '日',
  weekday: '曜',
} as const;
