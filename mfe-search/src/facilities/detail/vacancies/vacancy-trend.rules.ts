import type { ChildClassId } from '@enerabi/shared/constants';
import type { ClassVacancy, Vacancy } from '@enerabi/shared/contract';

export const trendMeasures = ['accepted', 'waiting', 'enrolled'] as const;
export type TrendMeasure = (typeof trendMeasures)[number];
export type Direction = 'more' | 'fewer' | 'same';

/** A number of children, or the publisher's sign. */
export type Figure = number | '○' | '△' | '×';

export interface Trend {
  measure: TrendMeasure;
  /** The oldest and the newest day with a figure. */
  from: { as_of: string; figure: Figure };
  to: { as_of: string; figure: Figure };
  direction: Direction;
  /** Oldest first, one per day; null if the day has no figure. */
  points: (number | null)[];
}

export interface ClassHistory {
  child_class_id: ChildClassId;
  /** Newest first. */
  days: { as_of: string; figures: ClassVacancy }[];
  trends: Trend[];
}

const ranks = { '×': 0, '△': 1, '○': 2 } as const;
const rank = (figure: Figure): number => (typeof figure === 'number' ? figure : ranks[figure]);

/** The publisher's sign takes precedence over its number, as everywhere. */
const figureOf = (row: ClassVacancy, measure: TrendMeasure): Figure | null =>
  measure === 'accepted' ? (row.mark ?? row.accepted) : row[measure];

/**
 * Finds the trend of one measure. Signs and numbers cannot be compared: the trend uses the kind of the newest figure.
 * @returns null if fewer than two days have a figure
 */
function trendOf(days: ClassHistory['days'], measure: TrendMeasure): Trend | null {
  const oldestFirst = [...days].reverse();
  const figures = oldestFirst.map(({ as_of, figures: row }) => ({ as_of, figure: figureOf(row, measure) }));
  const scale = typeof figures.findLast(({ figure }) => figure !== null)?.figure;
  const known = figures.flatMap(({ as_of, figure }) =>
    figure !== null && typeof figure === scale ? [{ as_of, figure }] : [],
  );
  const [from] = known;
  const to = known.at(-1);
  if (!from || !to || known.length < 2) return null;
  const change = rank(to.figure) - rank(from.figure);
  return {
    measure,
    from,
    to,
    direction: change > 0 ? 'more' : change < 0 ? 'fewer' : 'same',
    points: figures.map(({ figure }) => (figure !== null && typeof figure === scale ? rank(figure) : null)),
  };
}

/**
 * Finds the classes with a history, youngest first.
 * @param days newest first
 */
export function classHistories(days: readonly Vacancy[]): ClassHistory[] {
  const ids = [...new Set(days.flatMap(({ classes }) => classes.map((row) => row.child_class_id)))].sort();
  return ids.flatMap((child_class_id) => {
    const own = days.flatMap(({ as_of, classes }) => {
      const figures = classes.find((row) => row.child_class_id === child_class_id);
      return figures ? [{ as_of, figures }] : [];
    });
    const trends = trendMeasures.flatMap((measure) => trendOf(own, measure) ?? []);
    return trends.length > 0 ? [{ child_class_id, days: own, trends }] : [];
  });
}
