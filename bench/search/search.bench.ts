import type { Benchmark } from '../benchmark.ts';
import { withResources } from '../site/resources.ts';
import { onPostings, type PostingsPlan, postingChecks, postingMeasurements } from './postings/postings.ts';
import { checksOf, measurementsOf, memoryOf, notesOf, summarised } from './search.report.ts';
import { type MeasuredSite, onEmbedded, onPostgres, type Plan } from './sites.ts';

/** @param sql seconds of the control: a scan of a million takes seconds, so that short runs have too few answers */
const full = (facilities: number, rounds: number, sql: number): Plan => ({
  facilities,
  rounds,
  http: { warmUp: 20, closed: 0.5, open: 1, turns: 20 },
  sql: { warmUp: 3, closed: sql, open: 2 * sql, turns: 1 },
});

const short = (facilities: number): Plan => ({
  facilities,
  rounds: 1,
  http: { warmUp: 2, closed: 0.5, open: 1, turns: 3 },
  sql: { warmUp: 1, closed: 2, open: 4, turns: 1 },
});

const postings = (isQuick: boolean): PostingsPlan =>
  isQuick
    ? { facilities: 3_000, postings: 15_000, rounds: 1, http: short(0).http }
    : { facilities: 40_000, postings: 200_000, rounds: 3, http: full(0, 0, 0).http };

/** Compares a search over HTTP, with the API 70 % busy, with the same queries as plain SQL. */
const search: Benchmark = async ({ quick, say }) => {
  const plans = quick
    ? { embedded: short(3_000), small: short(3_000), large: short(20_000) }
    : { embedded: full(40_000, 3, 10), small: full(40_000, 3, 10), large: full(1_000_000, 2, 60) };
  const sites: MeasuredSite[] = [
    await withResources((resources) => onEmbedded(resources, plans.embedded, say)),
    await withResources((resources) => onPostgres(resources, plans.small, say)),
    await withResources((resources) => onPostgres(resources, plans.large, say)),
  ];
  const jobs = await withResources((resources) => onPostings(resources, postings(quick), say));
  return {
    measurements: [...sites.flatMap(measurementsOf), ...memoryOf(sites), ...postingMeasurements(jobs)],
    checks: [...sites.flatMap(checksOf), ...postingChecks(jobs)],
    notes: notesOf(sites),
    runs: sites.map(summarised),
  };
};

export default search;
