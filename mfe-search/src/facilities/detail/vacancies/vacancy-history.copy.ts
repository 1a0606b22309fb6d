import type { ClassVacancy } from '@enerabi/shared/contract';
import { dateText, vacancyCopy, vacancySigns, vacancyState } from '@enerabi/shared/ui';
import type { Figure, Trend, TrendMeasure } from './vacancy-trend.rules.ts';

const measures: Record<TrendMeasure, string> = {
  accepted: '受入可能な人数',
  waiting: '入園待ち',
  enrolled: '在園児',
};
const states = { '○': 'open', '△': 'few', '×': 'full' } as const;

const figureText = (figure: Figure): string =>
  typeof figure === 'number' ? vacancyCopy.people(figure) : `「${vacancySigns[states[figure]].text}」`;

export const copy = {
  title: 'これまでの推移',
  lead: (days: number) => `公表された${days}回分です。`,
  hint: 'クラスを選ぶと、日付ごとの人数をご覧いただけます。',
  caption: (name: string) => `${name}クラスの推移（新しい順）`,
  headings: { as_of: '時点', ...vacancyCopy.headings } satisfies Record<TrendMeasure | 'as_of', string> &
    Record<string, string>,
  /** A sentence: its verb says what has become of the figure. */
  trend: ({ measure, from, to, direction }: Trend) => {
    const isNumber = typeof to.figure === 'number';
    const subject = `${isNumber ? measures[measure] : vacancyCopy.headings.state}は`;
    if (direction === 'same') return { begin: `${subject}${figureText(to.figure)}の`, verb: 'ままです' };
    const verb = direction === 'more' ? '増えました' : '減りました';
    return {
      begin: `${subject}${figureText(from.figure)}から${figureText(to.figure)}に`,
      verb: isNumber ? verb : '変わりました',
    };
  },
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
