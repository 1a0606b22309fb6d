import type { PartyLimits } from './visit-party.ts';

/** How many of a family can come. @returns `大人2人・お子さま1人`; '' without a limit */
export const partyLimitText = ({ max_persons, max_children }: PartyLimits): string =>
  [
    ...(max_persons === null ? [] : [`大人${max_persons}人`]),
    ...(max_children === null ? [] : [`お子さま${max_children}人`]),
  ].join('・');
