import { type CommutePlaces, commuteBy } from '@enerabi/shared/commute';

type Located = Parameters<typeof commuteBy>[0];

/** Shortest ways of a family first, as the list sorts them; those without a position last, equal ones as they were. */
export function byCommute<F extends Located>(facilities: readonly F[], places: CommutePlaces): F[] {
  const minutesBy = (facility: F): number => {
    const commute = commuteBy(facility, places);
    if (!commute) return Number.POSITIVE_INFINITY;
    const { fromHome, toWorks } = commute;
    const there = fromHome[0].minutes * Math.max(toWorks.length, 1);
    return toWorks.reduce((sum, { minutes }) => sum + minutes, there);
  };
  const minutes = new Map(facilities.map((facility) => [facility, minutesBy(facility)]));
  const of = (facility: F): number => minutes.get(facility) ?? 0;
  // Two without a position have no difference that is a number.
  return [...facilities].sort((one, other) => (of(one) === of(other) ? 0 : of(one) - of(other)));
}
