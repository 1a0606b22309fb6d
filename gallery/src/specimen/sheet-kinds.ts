import type { SpecimenSheet, SpecimenState } from './specimen.ts';

/** Of each kind of component, the states that its sheet has to show. */
const statesOf = {
  /** Does something when it is pressed. */
  action: ['default', 'hover', 'focus', 'disabled', 'loading', 'long', 'narrow'],
  /** Leads somewhere, or unfolds what is there already. */
  link: ['default', 'hover', 'focus', 'long', 'narrow'],
  /** Is filled in. */
  control: ['default', 'hover', 'focus', 'disabled', 'error', 'long', 'narrow'],
  /** Holds controls, and sends them. */
  form: ['default', 'error', 'loading', 'long', 'narrow'],
  /** One thing of a list, which leads to that thing. */
  card: ['default', 'hover', 'focus', 'long', 'narrow'],
  /** Is only read. */
  display: ['default', 'long', 'narrow'],
  /** Is read, and may be closed. */
  message: ['default', 'hover', 'focus', 'error', 'long', 'narrow'],
  /** Stands in for what is still to come. */
  waiting: ['loading', 'narrow'],
  /** Lies over the page. */
  overlay: ['default', 'error', 'loading', 'long', 'narrow'],
  /** What the others are made of. */
  material: ['default'],
} as const satisfies Record<string, readonly SpecimenState[]>;

export type SheetKind = keyof typeof statesOf;

/** The states that a sheet owes its kind: neither shown nor said to be lacking. */
export function missingStates({
  kind,
  lacks = {},
  specimens,
}: Omit<SpecimenSheet, 'purpose'>): SpecimenState[] {
  const shown = shownStates(specimens);
  return statesOf[kind].filter((state) => !shown.has(state) && !(state in lacks));
}

/** @returns states that are said to be lacking and are shown all the same */
export const contradictedStates = ({
  lacks = {},
  specimens,
}: Pick<SpecimenSheet, 'lacks' | 'specimens'>): string[] =>
  Object.keys(lacks).filter((state) => shownStates(specimens).has(state));

const shownStates = (specimens: SpecimenSheet['specimens']): Set<string | undefined> =>
  new Set(specimens.flatMap(({ state, also }) => [state, also]));
