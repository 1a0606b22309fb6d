import { type Limit, showing } from '../limits.ts';

const visits = showing('Visit booking');

export const limits = {
  ratio: {
    what: 'bookings a second, against pgbench',
    bound: 'at least',
    value: 0.7,
    unit: 'x',
    source: visits('at least 0.7x of the same transaction in pgbench'),
  },
  places: {
    what: 'slots whose places do not add up, after both',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: visits('no place lost or gained'),
  },
} as const satisfies Record<string, Limit>;
