import { type Limit, showing } from '../limits.ts';

const visits = showing('Visit booking');

export const limits = {
  small: {
    what: '8 facilities x 20 slots, slowest',
    bound: 'under',
    value: 200,
    unit: 'ms',
    source: visits('8 facilities × 20 slots exact in under 200 ms'),
  },
  large: {
    what: '8 facilities x 200 slots, slowest',
    bound: 'under',
    value: 1_000,
    unit: 'ms',
    source: visits('8 × 200 in under 1 s'),
  },
  optimal: {
    what: 'plans that are not as good as the best one',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: visits('never more than 5 % above the optimum where that can be computed'),
  },
} as const satisfies Record<string, Limit>;
