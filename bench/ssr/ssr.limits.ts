import { type Limit, showing } from '../limits.ts';

const foundation = showing('Foundation');

const ssr = foundation(
  'at least 0.6x bare `renderToString` on one core, above 1.0x of in-process rendering on two',
);

export const limits = {
  oneCore: {
    what: 'throughput against bare renderToString, one core',
    bound: 'at least',
    value: 0.6,
    unit: 'x',
    source: ssr,
  },
  twoCores: {
    what: 'throughput against in-process rendering, two cores',
    bound: 'above',
    value: 1,
    unit: 'x',
    source: ssr,
  },
} as const satisfies Record<string, Limit>;
