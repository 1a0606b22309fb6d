import type { ChildClassId } from '@enerabi/shared/constants';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

export interface ClassCapacity {
  child_class_id: ChildClassId;
  capacity: number;
}

/** How many children a facility takes, in all and in each of its classes. */
export interface Capacities {
  capacity: number | null;
  byClass: ClassCapacity[];
}

/** Children per class if a facility has all classes: younger ones need more staff and room. */
const shape = [0.09, 0.14, 0.16, 0.19, 0.21, 0.21];
const totals: Partial<Record<Family, readonly number[]>> = {
  nursery: [45, 60, 60, 70, 80, 90, 90, 100, 110, 120, 120, 130, 150, 180],
  kodomoen: [90, 105, 120, 135, 150, 165, 180, 210, 240],
  kindergarten: [60, 90, 105, 120, 160, 175, 210, 240, 280],
  company: [12, 15, 19, 19, 24, 30, 40],
  hospital: [10, 15, 20, 30],
};
/** 小規模保育 takes 6 to 19 children of the classes 0 to 2 (児童福祉法 第6条の3). */
const small: readonly (readonly [number, number, number])[] = [
  [3, 8, 8],
  [4, 7, 8],
  [5, 7, 7],
  [6, 6, 7],
  [3, 6, 6],
  [3, 4, 5],
  [2, 5, 5],
  [0, 9, 10],
];
const withoutClasses: Partial<Record<Family, readonly number[]>> = {
  home: [3, 4, 5, 5],
  night: [10, 15, 20],
  development: [10, 10, 15, 20, 30],
  after_school: [30, 40, 40, 60, 80],
};

type Range = readonly [first: number, last: number];
type Ranges = readonly (readonly [Range, number])[];
const ranges: Partial<Record<Family, Ranges>> & { company: Ranges } = {
  nursery: [
    [[0, 5], 88],
    [[1, 5], 10],
    [[0, 2], 2],
  ],
  kodomoen: [
    [[0, 5], 80],
    [[1, 5], 14],
    [[3, 5], 6],
  ],
  kindergarten: [[[3, 5], 1]],
  company: [
    [[0, 2], 62],
    [[0, 5], 30],
    [[1, 5], 8],
  ],
};

const none = (capacity: number | null): Capacities => ({ capacity, byClass: [] });

function shared(total: number, first: number, last: number): Capacities {
  const classes = shape.map((share, id) => ({ id, share })).filter(({ id }) => id >= first && id <= last);
  const sum = classes.reduce((shares, { share }) => shares + share, 0);
  const byClass = classes.map(({ id, share }) => ({
    child_class_id: id as ChildClassId,
    capacity: Math.max(1, Math.round((total * share) / sum)),
  }));
  const oldest = byClass.at(-1);
  const others = byClass.slice(0, -1).reduce((all, { capacity }) => all + capacity, 0);
  if (oldest) oldest.capacity = Math.max(1, total - others);
  return { capacity: others + (oldest?.capacity ?? 0), byClass };
}

/** Capacity in total and per class. Some publish only the total, and a facility for one child at home has none. */
export function capacitiesOf(random: RandomSource, family: Family): Capacities {
  const single = withoutClasses[family];
  if (single) return none(random.pick(single));
  if (family === 'visiting') return none(null);
  if (family === 'small') {
    const classes = random.pick(small);
    const byClass = classes
      .map((capacity, id) => ({ child_class_id: id as ChildClassId, capacity }))
      .filter(({ capacity }) => capacity > 0);
    return { capacity: classes.reduce((sum, count) => sum + count, 0), byClass };
  }
  const total = random.pick(totals[family] ?? [60]);
  const [first, last] = random.weighted(ranges[family] ?? ranges.company);
  return random.chance(0.06) ? none(total) : shared(total, first, last);
}
