import { type Limit, showing } from '../limits.ts';

const facilities = showing('Facilities');
const foundation = showing('Foundation');
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
