import { dateText } from '../../../japanese/day-text.ts';
import type { VacancyState } from './vacancy.rules.ts';

/** A sign is always shown together with its text, never by colour alone (domain section 6). */
export const vacancySigns: Record<VacancyState, { sign: string; text: string }> = {
  open: { sign: '○', text: '空きあり' },
  few: { sign: '△', text: '残りわずか' },
  full: { sign: '×', text: '空きなし' },
  not_offered: { sign: '－', text: '募集なし' },
  unknown: { sign: '…', text: '公表なし' },
};

export const vacancyTitle = (asOf: string): string => `空き状況（${dateText(asOf)}時点）`;

export const vacancyCopy = {
  stale: '60日以上前の情報です',
  staleAdvice: '現在の状況は、園・施設または自治体の窓口にご確認ください。',
  source: '出典',
  legend: '空き状況の記号',
  headings: {
    class: 'クラス',
    state: '空き状況',
    accepted: '受入可能',
    waiting: '入園待ち',
    enrolled: '在園',
  },
  people: (count: number | null) => (count === null ? '－' : `${count}人`),
} as const;
