import { metresBetween } from '@enerabi/shared/geography';
import { municipalities, type Position } from './municipalities/index.ts';
import { lineStations } from './railways/index.ts';

interface Anchor extends Position {
  prefecture_code: string;
}

export interface LikelyPrefecture {
  code: string;
  /** A place of another prefecture is nearly as near: the border may be between. */
  isDoubtful: boolean;
}

/** Cells of about 25 km: two of them to each side, and more in sparse areas. */
const cell = 0.25;
const usualReach = 2;
const farReach = 8;
const cellOf = (degrees: number) => Math.floor(degrees / cell);
/** How many times farther the nearest place of any other prefecture must be. */
const clearly = 1.5;
/** Kilometres: below this distance, places count as the same. */
const same = 0.5;

const kilometres = (one: Position, other: Position): number => metresBetween(one, other) / 1000;

/**
 * The prefecture of a position, by the nearest place whose prefecture is known: centres of municipalities and
 * stations of our own list, and those of the database. N02 lacks it, and outlines would be megabytes.
 * @param known stations whose prefecture a source states
 * @returns a function of a position; it returns undefined where no known place is near
 */
export function prefectureAt(known: readonly Anchor[]): (place: Position) => LikelyPrefecture | undefined {
  const cells = new Map<string, Anchor[]>();
  const centres = municipalities.map(({ centre, prefecture }) => ({
    ...centre,
    prefecture_code: prefecture.code,
  }));
  for (const anchor of [...centres, ...lineStations, ...known]) {
    const key = `${cellOf(anchor.latitude)} ${cellOf(anchor.longitude)}`;
    const there = cells.get(key) ?? [];
    there.push(anchor);
    cells.set(key, there);
  }
  const around = ({ latitude, longitude }: Position, reach: number) => {
    const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
    return steps.flatMap((north) =>
      steps.flatMap((east) => cells.get(`${cellOf(latitude) + north} ${cellOf(longitude) + east}`) ?? []),
    );
  };
  return (place) => {
    const nearest = new Map<string, number>();
    const near = around(place, usualReach);
    for (const anchor of near.length > 0 ? near : around(place, farReach)) {
      const distance = kilometres(place, anchor);
      if (distance < (nearest.get(anchor.prefecture_code) ?? Number.POSITIVE_INFINITY))
        nearest.set(anchor.prefecture_code, distance);
    }
    const [first, second] = [...nearest].sort(([, one], [, other]) => one - other);
    if (!first) return undefined;
    const isClear = !second || first[1] < same || second[1] > first[1] * clearly;
    return { code: first[0], isDoubtful: !isClear };
  };
}
