import type { ClassVacancy } from '@enerabi/shared/contract';
import type { VacancyRecord } from '@enerabi/shared/server/records';
import type { ClassCapacity } from '../facts/classes.ts';
import type { RandomSource } from '../random-source.ts';
import { monthsEarlier } from './vacancies.ts';

const earlierMonths = 5;
const marks = ['×', '△', '○'] as const;

/**
 * The figures of some months before the newest ones, newest first: each month differs a little from the next.
 * @param newest at most one day, as of the first of a month
 */
export function withEarlierMonths(
  random: RandomSource,
  newest: readonly VacancyRecord[],
  places: readonly ClassCapacity[],
): VacancyRecord[] {
  const days = [...newest];
  for (let day = newest[0]; day && days.length <= earlierMonths; day = days.at(-1)) {
    const { as_of, source, classes } = day;
    days.push({
      as_of: monthsEarlier(as_of, 1),
      source,
      classes: classes.map((one) => earlier(random, one, places)),
    });
  }
  return days;
}

function earlier(random: RandomSource, later: ClassVacancy, places: readonly ClassCapacity[]): ClassVacancy {
  const { child_class_id, accepted, mark, waiting } = later;
  if (mark) {
    const at = Math.min(2, Math.max(0, marks.indexOf(mark) + random.pick([-1, 0, 0, 1])));
    return { ...later, mark: marks[at] ?? mark };
  }
  if (accepted === null) return later;
  const capacity = places.find((one) => one.child_class_id === child_class_id)?.capacity ?? accepted;
  const before = Math.min(capacity, Math.max(0, accepted + random.pick([-1, 0, 0, 0, 1, 1, 2])));
  // A class with a vacancy has no waiting list.
  const stillWaiting = before > 0 ? 0 : Math.max(0, (waiting ?? 0) + random.pick([-1, 0, 0, 1]));
  return { ...later, accepted: before, waiting: stillWaiting, enrolled: capacity - before };
}
