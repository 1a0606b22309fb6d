import type { Fault } from '@enerabi/shell/testing';
import { type Limit, showing } from '../limits.ts';

const foundation = showing('Foundation');

const recipe = (figure: string): string =>
  foundation('a bad release of each kind is answered by the last known good one within its figures') +
  `; measured figure of the recipe ${figure}, with headroom`;

export const limits = {
  start: {
    what: 'worker spawn to first page, of a new release',
    bound: 'under',
    value: 150,
    unit: 'ms',
    source: foundation('Worker spawn to first page under 150 ms'),
  },
  rollback: {
    what: 'the very next request after a rollback',
    bound: 'at most',
    value: 50,
    unit: 'ms',
    source:
      'Foundation issue, point 9: “A rollback shows on the very next request”; shown at once, so no more than an ordinary page takes, with headroom',
  },
  others: {
    what: "another remote's pages meanwhile, p99",
    bound: 'at most',
    value: 150,
    unit: 'ms',
    source: `${foundation('other remotes are untouched')}; on two cores the bad release keeps one busy`,
  },
} as const satisfies Record<string, Limit>;

/** Milliseconds that a visitor may wait for the last known good release, and the recipe's measured figure. */
const deadline: Record<Fault, readonly [ms: number, figure: string]> = {
  'throws at load': [50, '2 ms'],
  'throws while rendering': [50, '13 ms'],
  'loops for ever': [350, '282 ms'],
  'never answers': [850, '803 ms'],
  'leaves a rejection unhandled': [50, '12 to 16 ms'],
  'throws on the next tick': [50, '12 to 16 ms'],
  'ends its process': [50, '12 to 16 ms'],
  'fills the heap': [400, '236 ms'],
  'fills memory outside the heap': [400, '236 ms (of the heap: none is given for buffers)'],
};

/** By the live release's fault: every fault has a limit. */
export const containmentLimit = (fault: Fault): Limit => {
  const [value, figure] = deadline[fault];
  return { what: `a release that ${fault}`, bound: 'at most', value, unit: 'ms', source: recipe(figure) };
};
