import { type Limit, showing } from '../limits.ts';

const visits = showing('Visit booking');

export const limits = {
  pages: {
    what: "pages' p99 beside bookings, against without",
    bound: 'at most',
    value: 1.5,
    unit: 'x',
    source: visits('p99 of the pages at most 1.5x of without'),
  },
  missing: {
    what: 'bookings that were not made',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: visits('50 bookings a second for 60 s'),
  },
  places: {
    what: 'slots whose places do not add up',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: visits('no place lost or gained'),
  },
} as const satisfies Record<string, Limit>;
