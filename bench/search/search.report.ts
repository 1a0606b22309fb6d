import type { Measurement } from '../benchmark.ts';
import type { Check } from '../limits.ts';
import { check } from '../limits.ts';
import { median, noise, percentile } from '../statistics.ts';
import { type Answer, clients } from './load/load.ts';
import {
  allAnswers,
  isSteady,
  type MeasuredLoad,
  medianOf,
  p99Of,
  p99OfAll,
  saturationOf,
  share,
} from './load/measured-load.ts';
import { type Control, controls } from './queries/compiled-queries.ts';
import { kindNames } from './queries/queries.ts';
import { searchLimits } from './search.limits.ts';
import type { MeasuredSite, Round } from './sites.ts';

type Turns = Pick<MeasuredLoad, 'turns'>;

/**
 * Figures of HTTP are medians of the rounds, each over all of its turns; SQL is too slow for a p99 of each round, and
 * has one over all its answers. The control is the indexed SQL; the plain scan is shown beside it.
 */
export function measurementsOf({ name, facilities, loadSeconds, rounds }: MeasuredSite): Measurement[] {
  const [indexed, scan] = [allOf(rounds, 'indexed'), allOf(rounds, 'scan')];
  const ms = (called: string, of: (load: Turns) => number): Measurement => ({
    name: called,
    unit: 'ms',
    subject: median(rounds.map(({ http }) => of(http))),
    control: of(indexed),
    noise: noise(rounds.map(({ http }) => of(http))),
  });
  const alone = (called: string, unit: Measurement['unit'], of: (round: Round) => number): Measurement => ({
    name: called,
    unit,
    subject: median(rounds.map(of)),
  });
  return [
    { ...ms(`${name}: saturation`, saturationOf), unit: 'requests/s' },
    { name: '  saturation of a plain scan', unit: 'requests/s', subject: saturationOf(scan) },
    ms(`  p99 at ${share * 100} % of it`, (load) => p99OfAll(load)),
    { name: '  p99 of a plain scan', unit: 'ms', subject: p99OfAll(scan) },
    alone('  p99 of plain Node, as busy', 'ms', ({ floor }) => p99OfAll(floor)),
    alone('  p99 of the median steady turn', 'ms', ({ http }) => p99Of(http)),
    alone(
      `  of ${rounds[0]?.http.turns.length} turns, steady ones`,
      'count',
      ({ http }) => http.turns.filter(isSteady).length,
    ),
    ms('  median', medianOf),
    ...kindNames.map((kind) => ms(`  ${kind}, p99`, (load) => p99OfAll(load, kind))),
    alone('  queries sent late, p99', 'ms', ({ http }) => http.latenessMs),
    alone('  until the API answers', 's', ({ startSeconds }) => startSeconds),
    alone('  of that, reading all facilities', 's', ({ readSeconds }) => readSeconds),
    alone('  memory of the API', 'MB', ({ residentBytes }) => residentBytes / 1e6),
    { name: `  loading ${facilities.toLocaleString('en')} facilities`, unit: 's', subject: loadSeconds },
  ];
}

/** A control's only turn: its answers in all rounds. */
function allOf(rounds: readonly Round[], control: Control): Turns {
  const load = { turns: rounds.flatMap(({ sql }) => sql[control].turns) };
  return { turns: [{ saturation: saturationOf(load), answers: allAnswers(load) }] };
}

/** Limits apply to all queries together, and to each kind. */
export const checksOf = ({ name, rounds }: MeasuredSite): Check[] => {
  const middle = (kind?: string) => median(rounds.map(({ http }) => p99OfAll(http, kind)));
  const [slowest] = kindNames
    .map((kind) => ({ kind, ms: middle(kind) }))
    .sort((one, other) => other.ms - one.ms);
  const limit = searchLimits(name);
  return [
    check(limit.all, middle()),
    check(limit.kind(slowest?.kind ?? ''), slowest?.ms ?? Number.NaN),
    check(limit.sql(p99OfAll(allOf(rounds, 'indexed'))), middle()),
    check(limit.floor(median(rounds.map(({ floor }) => p99OfAll(floor)))), middle()),
  ];
};

/** The memory of one more facility, without the program's own: from the same database in two sizes. */
export function memoryOf(sites: readonly MeasuredSite[]): Measurement[] {
  const [small, large] = sites.slice(-2);
  if (!small || !large) return [];
  const bytes = ({ rounds }: MeasuredSite) => median(rounds.map(({ residentBytes }) => residentBytes));
  const each = (bytes(large) - bytes(small)) / (large.facilities - small.facilities);
  return [{ name: 'memory for one facility more', unit: 'bytes', subject: Math.round(each) }];
}

export function notesOf(sites: readonly MeasuredSite[]): string[] {
  const cpu = Math.max(...sites.flatMap(({ rounds }) => rounds.map(({ http }) => http.clientCpu)));
  const fewest = Math.min(
    ...sites.map(({ rounds }) =>
      Math.min(...controls.map((control) => allAnswers(allOf(rounds, control)).length)),
    ),
  );
  return [
    `in turns of a second or two: queries come as fast as ${clients} clients get answers, and then at random times at ${share * 100} % of that rate, timed from when they were due; p99 is of the answers of all turns, in the middle round; a turn is steady if saturation after it equals the one before; demonstration facilities, ${kindNames.length} kinds equally often`,
    'client, API and database share the cores; the control is SQL over a table with an index for each order and condition, by pgbench at the same share of its own saturation, on the embedded database by the API’s own pool; so is the plain scan',
    `the client took ${Math.round(cpu * 100)} % of a core at most; p99 of a control is of ${fewest} statements at least, in all rounds and kinds`,
  ];
}

/** Thousands of single latencies are of no use. */
export function summarised({ name, rounds }: MeasuredSite) {
  const kindOf = (answers: readonly Answer[]) => {
    const ms = answers.map((answer) => answer.ms);
    return { answers: ms.length, median_ms: median(ms), p99_ms: percentile(ms, 99) };
  };
  const load = ({ turns, ...rest }: MeasuredLoad) => ({
    ...rest,
    turns: turns.map(({ saturation, answers, saturationAfter }) => ({
      saturation,
      ...kindOf(answers),
      saturation_after: saturationAfter,
    })),
    kinds: Object.fromEntries(
      Object.entries(Object.groupBy(allAnswers({ turns }), ({ kind }) => kind)).map(([kind, of = []]) => [
        kind,
        kindOf(of),
      ]),
    ),
  });
  return {
    site: name,
    rounds: rounds.map(({ http, floor, sql, ...rest }) => ({
      ...rest,
      http: load(http),
      floor: load(floor),
      sql: { indexed: load(sql.indexed), scan: load(sql.scan) },
    })),
  };
}
