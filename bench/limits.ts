import type { Fault } from '@enerabi/shell/testing';

type Bound = 'at most' | 'under' | 'at least' | 'above';

export type Unit = 'ms' | 's' | 'bytes' | 'MB' | 'requests/s' | 'rows/s' | 'count' | 'x';

export interface Check {
  limit: Limit;
  value: number;
  isMet: boolean;
}

export interface Limit {
  /** The limited figure, in words that need no context. */
  what: string;
  bound: Bound;
  value: number;
  unit: Unit;
  /** The requirement's wording. */
  source: string;
}

const foundation = (wording: string): string => `Foundation issue, “What it must show”: “${wording}”`;
const recipe = (figure: string): string =>
  foundation('a bad release of each kind is answered by the last known good one within its figures') +
  `; measured figure of the recipe ${figure}, with headroom`;

const js = foundation('first-page JS at most 1.08x the single bundle and at most 115 KB gzip');
const ssr = foundation(
  'at least 0.6x bare `renderToString` on one core, above 1.0x of in-process rendering on two',
);

const stopUnderLoad =
  'Serving issue, “Staying up”: “at 200 requests a second on 50 kept connections, zero failures in 20 stops, shell and API”';

const noneLost = { bound: 'at most', value: 0, unit: 'count', source: stopUnderLoad } as const;

const accounts = (wording: string): string => `Accounts issue, “What it must show”: “${wording}”`;

const messages = (wording: string): string => `Contact issue, “What it must show”: “${wording}”`;

const visits = (wording: string): string => `Visit booking issue, “What it must show”: “${wording}”`;

const afterCrashes = (database: string) =>
  ({
    kills: {
      what: `kills of the planned ones, ${database}`,
      bound: 'at least',
      value: 1,
      unit: 'x',
      source: visits('500 SIGKILLs on PostgreSQL, 100 on the embedded database'),
    },
    lost: {
      what: `bookings lost or doubled by crashes, ${database}`,
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('no acknowledged booking lost, none doubled'),
    },
    offers: {
      what: `offers to a family that holds one for the facility, ${database}`,
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('nobody holds two offers for one facility'),
    },
    places: {
      what: `slots whose places do not add up, ${database}`,
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('no place lost or gained'),
    },
  }) as const;

/** Every limit of every benchmark. A missed one fails its benchmark. KB are 1000 bytes. */
export const limits = {
  federationTax: {
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
  },
  ssr: {
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
  },
  map: {
    frameRatio: {
      what: 'p95 frame of a moving map with 10,000 facilities in view, against none',
      bound: 'at most',
      value: 1.25,
      unit: 'x',
      source:
        'Issue of the search, point 2: “10,000 points stay smooth”; as smooth as without, with headroom for noise',
    },
  },
  login: {
    perSecond: {
      what: 'logins a second on one core',
      bound: 'at least',
      value: 30,
      unit: 'requests/s',
      source: accounts('30 logins per second on one core with Argon2id at OWASP’s recommended cost'),
    },
    otherPages: {
      what: "other pages' p99 with 30 logins a second, against none",
      bound: 'at most',
      value: 1.5,
      unit: 'x',
      source: accounts("without slowing other pages' p99 by more than 1.5x"),
    },
  },
  bookingThroughput: {
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
  },
  bookingPages: {
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
  },
  planner: {
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
  },
  booking: {
    lastPlace: {
      what: 'bookings of a last place too many or too few',
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('exactly one winner each'),
    },
    answered: {
      what: 'families without a clear answer',
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: visits('no deadlock, losers told'),
    },
    control: {
      what: 'bookings too many by checking and then inserting',
      bound: 'above',
      value: 0,
      unit: 'count',
      source: visits('a naive check-then-insert control in the same harness must overbook'),
    },
    offered: {
      what: 'offers to families that waited, PostgreSQL',
      bound: 'above',
      value: 0,
      unit: 'count',
      source: visits('capacity − live bookings − held offers = places left'),
    },
    onPostgres: afterCrashes('PostgreSQL'),
    onEmbedded: afterCrashes('embedded database'),
  },
  exactlyOnce: {
    messages: {
      what: 'messages lost, or stored more than once',
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: messages('exactly 1,000 messages'),
    },
    mails: {
      what: 'mails not queued, or more than once',
      bound: 'at most',
      value: 0,
      unit: 'count',
      source: messages('each mail queued once'),
    },
    control: {
      what: 'messages too many without the key',
      bound: 'above',
      value: 0,
      unit: 'count',
      source: messages('a control without the key must fail'),
    },
  },
  containment: {
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
  },
  start: {
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
  },
  stop: {
    balanced: {
      shell: { ...noneLost, what: 'requests of balanced clients lost by stops of the shell server' },
      api: { ...noneLost, what: 'requests of balanced clients lost by stops of the API' },
    },
    heedless: {
      shell: { ...noneLost, what: 'requests of heedless clients lost by stops of the shell server' },
      api: { ...noneLost, what: 'requests of heedless clients lost by stops of the API' },
    },
  },
  import: {
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
  },
} as const satisfies Record<string, Record<string, Limit | Record<string, Limit>>>;

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

const facilities = (wording: string): string => `Facilities issue, “What it must show”: “${wording}”`;
const targets = facilities('targets 15 ms, 15 ms and 25 ms p99 at 70 % of saturation');
/** A million facilities take longer to search. */
const allowedMs = (site: string): number => (site.startsWith('1,000,000 ') ? 25 : 15);

/** `search`, postings: the limit of a kind of query. */
export const postingLimit = (kind: string): Limit => ({
  what: `p99 of 200,000 postings: ${kind}`,
  bound: 'at most',
  value: 20,
  unit: 'ms',
  source:
    'Jobs issue, “What it must show”: “p99 at most 20 ms with three filters and counts at 70 % of saturation”',
});

/** `search`: the limit of a query over HTTP on a site, given the time of its controls. */
export const searchLimits = (site: string) => {
  const p99 = { bound: 'at most', value: allowedMs(site), unit: 'ms', source: targets } as const;
  return {
    all: { ...p99, what: `p99, ${site}` } satisfies Limit,
    kind: (kind: string): Limit => ({ ...p99, what: `p99 of the slowest kind, ${site}: ${kind}` }),
    sql: (sqlP99Ms: number): Limit => ({
      what: `p99 against indexed SQL, ${site}`,
      bound: 'at most',
      value: 1.5 * sqlP99Ms + 2,
      unit: 'ms',
      source: foundation('p99 at most 1.5x SQL + 2 ms'),
    }),
    floor: (floorP99Ms: number): Limit => ({
      what: `p99 against plain Node as busy, ${site}`,
      bound: 'at most',
      value: 1.5 * floorP99Ms + 2,
      unit: 'ms',
      source:
        'a machine may be too unsteady for any server to keep the limits in milliseconds; what the search adds shows even there, so it has the limit that SQL has',
    }),
  };
};

const isWithin: Record<Bound, (value: number, limit: number) => boolean> = {
  'at most': (value, limit) => value <= limit,
  under: (value, limit) => value < limit,
  'at least': (value, limit) => value >= limit,
  above: (value, limit) => value > limit,
};

/** Compares a measured value with its limit. NaN misses every limit. */
export const check = (limit: Limit, value: number): Check => ({
  limit,
  value,
  isMet: isWithin[limit.bound](value, limit.value),
});
