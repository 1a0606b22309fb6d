import type { Limit } from '../limits.ts';

export const limits = {
  frameRatio: {
    what: 'p95 frame of a moving map with 10,000 facilities in view, against none',
    bound: 'at most',
    value: 1.25,
    unit: 'x',
    source:
      'Issue of the search, point 2: “10,000 points stay smooth”; as smooth as without, with headroom for noise',
  },
} as const satisfies Record<string, Limit>;
