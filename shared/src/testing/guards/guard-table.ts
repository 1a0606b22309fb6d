import type { Flow } from '../../flow/index.ts';

/** One line of a guard table; each line stands for every combination of its pages and states. */
export interface GuardRow {
  /** Step that is opened. */
  to: string;
  /** `document`, `itself` (shown already), `elsewhere`, `facility` or another step. */
  from: string[];
  /** Facts that the line depends on, and whether they hold. */
  state: Record<string, boolean>;
  /** Page that the guard leads to: the step itself if it may be entered. */
  leadsTo: string;
  because: string;
}

/** The tables of one flow, with the names as the specification has them. */
export interface FlowTables {
  flow: Flow<string, string>;
  steps: readonly string[];
  facts: readonly string[];
  guards: GuardRow[];
  clearings: ClearingRow[];
}

/** What a move through the site makes false, while every fact holds. */
export interface ClearingRow {
  from: string;
  to: string[];
  clears: string[];
  because: string;
}

/** Pages other than steps from which a step is opened. */
export const otherPages = ['elsewhere', 'facility'] as const;

/** Reads `to | from | with | leads to | because`; the first line is the head. */
export const guardTable = (table: string): GuardRow[] =>
  linesOf(table).map(([to = '', from = '', state = '', leadsTo = '', because = '']) => ({
    to,
    from: list(from),
    state: Object.fromEntries(
      list(state).map((fact) => (fact.startsWith('no ') ? [fact.slice('no '.length), false] : [fact, true])),
    ),
    leadsTo,
    because,
  }));

/** Reads `from | to | clears | because`; the first line is the head. */
export const clearingTable = (table: string): ClearingRow[] =>
  linesOf(table).map(([from = '', to = '', clears = '', because = '']) => ({
    from,
    to: list(to),
    clears: list(clears),
    because,
  }));

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** An empty list is written as a word, so that no cell is blank. */
const list = (cell: string): string[] =>
  ['anything', 'nothing'].includes(cell) ? [] : cell.split(',').map((entry) => entry.trim());

/** Every state of some facts. */
export const statesOf = (facts: readonly string[]): Record<string, boolean>[] =>
  facts.reduce<Record<string, boolean>[]>(
    (states, fact) =>
      states.flatMap((state) => [
        { ...state, [fact]: true },
        { ...state, [fact]: false },
      ]),
    [{}],
  );

/** The states that a line stands for. */
export const statesFor = ({ state }: GuardRow, facts: readonly string[]): Record<string, boolean>[] =>
  statesOf(facts).filter((candidate) =>
    Object.entries(state).every(([fact, holds]) => candidate[fact] === holds),
  );

/** The moves that no line, or more than one, speaks of: `to from state`. */
export function unclearMoves({ guards, steps, facts }: FlowTables): string[] {
  const lines = new Map<string, number>();
  for (const row of guards)
    for (const from of row.from)
      for (const state of statesFor(row, facts)) {
        const move = nameOf(row.to, from, state);
        lines.set(move, (lines.get(move) ?? 0) + 1);
      }
  return steps
    .flatMap((to) =>
      ['document', 'itself', ...otherPages, ...steps.filter((step) => step !== to)].flatMap((from) =>
        statesOf(facts).map((state) => nameOf(to, from, state)),
      ),
    )
    .filter((move) => lines.get(move) !== 1);
}

const nameOf = (to: string, from: string, state: Record<string, boolean>): string =>
  `${to} ${from} ${JSON.stringify(state)}`;
