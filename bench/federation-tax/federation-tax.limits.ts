import { type Limit, showing } from '../limits.ts';

const foundation = showing('Foundation');

const js = foundation('first-page JS at most 1.08x the single bundle and at most 115 KB gzip');

export const limits = {
  gzipRatio: {
    what: 'first-page JS against one bundle, gzip',
    bound: 'at most',
    value: 1.08,
    unit: 'x',
    source: js,
  },
  brotliRatio: {
    what: 'first-page JS against one bundle, brotli',
    bound: 'at most',
    value: 1.08,
    unit: 'x',
    source: js,
  },
  gzipBytes: { what: 'first-page JS, gzip', bound: 'at most', value: 115_000, unit: 'bytes', source: js },
  remoteEntryBytes: {
    what: 'remote entry, gzip',
    bound: 'at most',
    value: 4_500,
    unit: 'bytes',
    source: foundation('remote entry at most 4.5 KB'),
  },
  waterfall: {
    what: "script requests that the HTML does not name, beyond the control's",
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: foundation("no request waterfall beyond the control's"),
  },
  lcpRatio: {
    what: 'largest contentful paint against one bundle',
    bound: 'at most',
    value: 1.03,
    unit: 'x',
    source: foundation('LCP at most 1.03x'),
  },
} as const satisfies Record<string, Limit>;
