import type { Limit } from '../limits.ts';

export const limits = {
  ready: {
    what: 'second start, until ready',
    bound: 'under',
    value: 5,
    unit: 's',
    source: 'Foundation issue, point 2: “Second start ready in under 5 s”',
  },
  stop: {
    what: 'from SIGTERM to the end, at worst',
    bound: 'at most',
    value: 10,
    unit: 's',
    source: 'Foundation issue, point 2: “SIGTERM and Ctrl-C drain and stop within 10 s”',
  },
} as const satisfies Record<string, Limit>;
