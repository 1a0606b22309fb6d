import type { Check, Measurement } from '../benchmark.ts';
import { check, searchLimits } from '../limits.ts';
import { median, noise, percentile } from '../statistics.ts';
import { type Answer, askers } from './load.ts';
import { type MeasuredLoad, share } from './measured-load.ts';
import { kindNames } from './questions.ts';
import type { MeasuredSite, Round } from './sites.ts';

const times = ({ answers }: MeasuredLoad, kind?: string): number[] =>
  answers.filter((answer) => !kind || answer.kind === kind).map(({ ms }) => ms);
/** NaN where nothing was answered: it keeps no limit. */
const p99 = (load: MeasuredLoad, kind?: string): number => {
  const of = times(load, kind);
  return of.length > 0 ? percentile(of, 99) : Number.NaN;
};

/** Figures of HTTP are medians of the rounds; a control too slow for a p99 of each round has one of all rounds. */
export function measurementsOf({ name, facilities, loadSeconds, rounds }: MeasuredSite): Measurement[] {
  const sql = joined(rounds.map((round) => round.sql));
  const ms = (called: string, of: (load: MeasuredLoad) => number): Measurement => ({
    name: called,
    unit: 'ms',
    subject: median(rounds.map(({ http }) => of(http))),
    control: of(sql),
    noise: noise(rounds.map(({ http }) => of(http))),
  });
  const alone = (called: string, unit: Measurement['unit'], of: (round: Round) => number): Measurement => ({
    name: called,
    unit,
    subject: median(rounds.map(of)),
  });
  return [
    { ...ms(`${name}: saturation`, ({ saturation }) => saturation), unit: 'requests/s' },
    ms(`  p99 at ${share * 100} % of it`, (load) => p99(load)),
    ms('  median', (load) => median(times(load))),
    ...kindNames.map((kind) => ms(`  ${kind}, p99`, (load) => p99(load, kind))),
    alone('  questions sent late, p99', 'ms', ({ http }) => http.latenessMs),
    alone('  until the API answers', 's', ({ startSeconds }) => startSeconds),
    alone('  of that, reading all facilities', 's', ({ readSeconds }) => readSeconds),
    alone('  memory of the API', 'MB', ({ residentBytes }) => residentBytes / 1e6),
    { name: `  loading ${facilities.toLocaleString('en')} facilities`, unit: 's', subject: loadSeconds },
  ];
}

const joined = (loads: readonly MeasuredLoad[]): MeasuredLoad => ({
  saturation: median(loads.map(({ saturation }) => saturation)),
  answers: loads.flatMap(({ answers }) => answers),
  latenessMs: 0,
  askerCpu: 0,
});

/** Limits hold for all questions together, and for each kind by itself. */
export const checksOf = ({ name, rounds }: MeasuredSite): Check[] => {
  const middle = (kind?: string) => median(rounds.map(({ http }) => p99(http, kind)));
  const [slowest] = kindNames
    .map((kind) => ({ kind, ms: middle(kind) }))
    .sort((one, other) => other.ms - one.ms);
  const limit = searchLimits(name);
  return [
    check(limit.all, middle()),
    check(limit.kind(slowest?.kind ?? ''), slowest?.ms ?? Number.NaN),
    check(limit.sql(p99(joined(rounds.map(({ sql }) => sql)))), middle()),
  ];
};

/** What one facility more takes, without the program itself: on the same database, of two sizes. */
export function memoryOf(sites: readonly MeasuredSite[]): Measurement[] {
  const [small, large] = sites.slice(-2);
  if (!small || !large) return [];
  const bytes = ({ rounds }: MeasuredSite) => median(rounds.map(({ residentBytes }) => residentBytes));
  const each = (bytes(large) - bytes(small)) / (large.facilities - small.facilities);
  return [{ name: 'memory for one facility more', unit: 'bytes', subject: Math.round(each) }];
}

export function notesOf(sites: readonly MeasuredSite[]): string[] {
  const cpu = Math.max(...sites.flatMap(({ rounds }) => rounds.map(({ http }) => http.askerCpu)));
  const fewest = Math.min(...sites.map(({ rounds }) => joined(rounds.map(({ sql }) => sql)).answers.length));
  return [
    `questions come at random times at ${share * 100} % of saturation (${askers} askers in a closed loop), and are timed from when they were due; demonstration facilities, ${kindNames.length} kinds alike often`,
    'asker, API and database share the cores; controls: pgbench at the same share of its own saturation, on the embedded database the API’s own pool',
    `the asker took ${Math.round(cpu * 100)} % of a core at most; p99 of a control is of ${fewest} statements at least, in all rounds and kinds`,
  ];
}

/** Thousands of single latencies would make no one wiser. */
export function summarised({ name, rounds }: MeasuredSite) {
  const kindOf = (answers: readonly Answer[]) => {
    const ms = answers.map((answer) => answer.ms);
    return { answers: ms.length, median_ms: median(ms), p99_ms: percentile(ms, 99) };
  };
  const load = ({ answers, ...rest }: MeasuredLoad) => ({
    ...rest,
    kinds: Object.fromEntries(
      Object.entries(Object.groupBy(answers, ({ kind }) => kind)).map(([kind, of = []]) => [
        kind,
        kindOf(of),
      ]),
    ),
  });
  return {
    site: name,
    rounds: rounds.map(({ http, sql, ...rest }) => ({ ...rest, http: load(http), sql: load(sql) })),
  };
}
