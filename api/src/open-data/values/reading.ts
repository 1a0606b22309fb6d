/**
 * `unread`: the value could not be read. `repaired`: it was read after a change of meaning or by a rule. `doubtful`:
 * it was taken as written, and looks wrong. A mere change of notation (7:00 to 07:00) is none of these.
 */
export type ProblemKind = 'unread' | 'repaired' | 'doubtful';

/** Result of reading a text: the value, and a problem to report to its publisher. */
export interface Reading<T> {
  value: T | null;
  problem?: { kind: ProblemKind; action: string };
}

export const read = <T>(value: T): Reading<T> => ({ value });
export const repaired = <T>(value: T, action: string): Reading<T> => ({
  value,
  problem: { kind: 'repaired', action },
});
export const doubtful = <T>(value: T, action: string): Reading<T> => ({
  value,
  problem: { kind: 'doubtful', action },
});
export const unread = (action: string): Reading<never> => ({
  value: null,
  problem: { kind: 'unread', action },
});
