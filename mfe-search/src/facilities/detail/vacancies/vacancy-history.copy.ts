import type { ClassVacancy } from '@enerabi/shared/contract';
import { dateText, vacancyCopy, vacancySigns, vacancyState } from '@enerabi/shared/ui';
import type { Direction, Figure, Trend, TrendMeasure } from './vacancy-trend.rules.ts';

const directions: Record<Direction, string> = {
  more: '増えました',
  fewer: '減りました',
  same: '変わっていません',
};
const states = { '○': 'open', '△': 'few', '×': 'full' } as const;

const figureText = (figure: Figure): string =>
  typeof figure === 'number' ? vacancyCopy.people(figure) : vacancySigns[states[figure]].text;

export const copy = {
  title: 'これまでの推移',
  lead: (days: number) => `公表された${days}回分です。`,
  hint: 'クラスを選ぶと、日付ごとの人数をご覧いただけます。',
  caption: (name: string) => `${name}クラスの推移（新しい順）`,
  headings: { as_of: '時点', ...vacancyCopy.headings } satisfies Record<TrendMeasure | 'as_of', string> &
    Record<string, string>,
  trend: ({ measure, from, to, direction }: Trend) => ({
    name: vacancyCopy.headings[measure],
    change:
      direction === 'same' && from.figure === to.figure
        ? figureText(to.figure)
        : `${figureText(from.figure)}から${figureText(to.figure)}`,
    direction: directions[direction],
  }),
  /** Text for a day's vacancies: the number, the sign in words, or why there is no figure. */
  accepted: (row: ClassVacancy) => {
    const state = vacancyState(row);
    return row.mark || row.accepted === null ? vacancySigns[state].text : vacancyCopy.people(row.accepted);
  },
  people: vacancyCopy.people,
  day: (date: string) => {
    const [year, monthDay] = dateText(date).split('年');
    return { year: `${year}年`, monthDay };
  },
} as const;
