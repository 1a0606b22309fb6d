import { monthDayText } from '@enerabi/shared/ui';

const monthText = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;

export const copy = {
  title: (month: string) => `${monthText(month)}入園の締切`,
  left: (days: number) => (days === 0 ? '今日まで' : `あと${days}日`),
  round: (month: string, title: string) => `${monthText(month)}入園（${title}）`,
  closes: (day: string) => `締切 ${monthDayText(day)}`,
  opens: (day: string) => `受付 ${monthDayText(day)}から`,
  results: (day: string) => `結果 ${monthDayText(day)}`,
  own: 'お子さまの入園月',
  calendar: '締切をカレンダーに追加',
  ownCalendar: (month: string) => `${monthText(month)}入園の締切をカレンダーに追加`,
  page: '市区町村の案内を見る',
  check: '日程は変わることがあります。お申し込みの前に、市区町村の案内をお確かめください。',
  source: (name: string) => `出典：${name}`,
} as const;
