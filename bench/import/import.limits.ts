import type { Limit } from '../limits.ts';

export const limits = {
  seconds: {
    what: '100,000 rows on PostgreSQL',
    bound: 'under',
    value: 60,
    unit: 's',
    source: 'Foundation issue, point 5: “100,000 rows in under 60 s on PostgreSQL”',
  },
  memoryRatio: {
    what: 'peak memory for ten times the rows',
    bound: 'at most',
    value: 1.5,
    unit: 'x',
    source:
      'Foundation issue, point 5: “with memory that does not grow with the file”; 30,000 rows do not yet fill the heap',
  },
  secondRun: {
    what: 'rows that a second run changes',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: 'Foundation issue, point 5: “a second run changes nothing and says so”',
  },
} as const satisfies Record<string, Limit>;
