import { childClassIds } from '@enerabi/shared/constants';
import type { ClassVacancy } from '@enerabi/shared/contract';
import type { VacancyRecord } from '@enerabi/shared/server/records';
import { demoSource } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { ClassCapacity } from '../facts/classes.ts';
import type { RandomSource } from '../random-source.ts';

/** Share of a family's facilities that publish vacancies. */
const published: Partial<Record<Family, number>> = {
  nursery: 0.93,
  kodomoen: 0.9,
  small: 0.95,
  company: 0.75,
  kindergarten: 0.35,
};
/** Age of the figures in months; a tenth is older than the 60 days after which a page greys them. */
const ages: readonly (readonly [months: number, weight: number])[] = [
  [0, 62],
  [1, 22],
  [3, 6],
  [5, 5],
  [9, 3],
  [14, 2],
];
/** Chance of a vacancy by class: the year after birth has the longest waiting lists. */
const openings = [0.3, 0.12, 0.2, 0.38, 0.5, 0.55];

/** The first of a month, this many months before the day's. */
export function monthsEarlier(today: string, monthsAgo: number): string {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - monthsAgo;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function figures(random: RandomSource, { child_class_id, capacity }: ClassCapacity): ClassVacancy {
  const hasPlace = random.chance(openings[child_class_id] ?? 0);
  const accepted = hasPlace ? Math.min(capacity, random.pick([1, 1, 1, 2, 2, 3, 4])) : 0;
  const waiting = hasPlace
    ? 0
    : random.weighted([
        [0, 45],
        [1, 20],
        [2, 14],
        [3, 9],
        [5, 7],
        [9, 5],
      ]);
  return { child_class_id, accepted, mark: null, waiting, enrolled: capacity - accepted };
}

function marked(random: RandomSource, { child_class_id }: ClassCapacity): ClassVacancy {
  const mark = random.chance(openings[child_class_id] ?? 0) ? random.pick(['○', '△', '△'] as const) : '×';
  return { child_class_id, accepted: null, mark, waiting: null, enrolled: null };
}

/** Vacancies as of the first of a month: figures or marks for offered classes, null for others. */
export function vacanciesOf(
  random: RandomSource,
  family: Family,
  classes: readonly ClassCapacity[],
  today: string,
): VacancyRecord[] {
  if (classes.length === 0 || !random.chance(published[family] ?? 0)) return [];
  const describe = random.chance(0.72) ? figures : marked;
  return [
    {
      as_of: monthsEarlier(today, random.weighted(ages)),
      source: demoSource,
      classes: childClassIds.map((child_class_id) => {
        const offered = classes.find((one) => one.child_class_id === child_class_id);
        return offered
          ? describe(random, offered)
          : { child_class_id, accepted: null, mark: null, waiting: null, enrolled: null };
      }),
    },
  ];
}
