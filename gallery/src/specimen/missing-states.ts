import { type SpecimenState, statesOf } from './sheet-kinds.ts';
import type { SpecimenSheet } from './specimen.ts';

/** The states that a sheet of its kind must have, but neither shows nor lists in `lacks`. */
export function missingStates({
  kind,
  lacks = {},
  specimens,
}: Omit<SpecimenSheet, 'purpose'>): SpecimenState[] {
  const shown = shownStates(specimens);
  return statesOf[kind].filter((state) => !shown.has(state) && !(state in lacks));
}

/** @returns states that are both listed in `lacks` and shown */
export const contradictedStates = ({
  lacks = {},
  specimens,
}: Pick<SpecimenSheet, 'lacks' | 'specimens'>): string[] =>
  Object.keys(lacks).filter((state) => shownStates(specimens).has(state));

const shownStates = (specimens: SpecimenSheet['specimens']): Set<string | undefined> =>
  new Set(specimens.flatMap(({ state, also }) => [state, also]));
