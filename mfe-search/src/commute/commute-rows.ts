import { type Commute, type CommutePlaces, commuteBy, commuteCopy } from '@enerabi/shared/commute';
import { copy } from './commute-rows.copy.ts';

export interface CommuteRow {
  name: string;
  /** One text for each facility, in their order; null where its position is not known. */
  texts: readonly (string | null)[];
}

type Located = Parameters<typeof commuteBy>[0];

/** The ways of a family by facilities: from home, on to each parent's work, and both together. */
export function commuteRows(facilities: readonly Located[], places: CommutePlaces): CommuteRow[] {
  const { home, works } = places;
  if (!home) return [];
  const commutes = facilities.map((facility) => commuteBy(facility, places));
  const row = (name: string, textOf: (commute: Commute) => string | null): CommuteRow => ({
    name,
    texts: commutes.map((commute) => (commute ? textOf(commute) : null)),
  });
  return [
    row(commuteCopy.fromHome(home), ({ fromHome }) => fromHome.map(commuteCopy.way).join(copy.or)),
    ...works.flatMap((work, at) => [
      row(commuteCopy.toWork(work), ({ toWorks }) => (toWorks[at] ? commuteCopy.way(toWorks[at]) : null)),
      row(copy.whole(work), (commute) => copy.minutes(wholeMinutes(commute, at))),
    ]),
  ];
}

/** From home by the facility to a parent's work, each by the usual way. */
const wholeMinutes = ({ fromHome: [usual], toWorks }: Commute, at: number): number =>
  usual.minutes + (toWorks[at]?.minutes ?? 0);
