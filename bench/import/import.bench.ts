import { join } from 'node:path';
import { startPostgres } from '@enerabi/api/testing/postgres';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { limits } from './import.limits.ts';
import { type MeasuredImport, measuredImport, ofNewRows, smallHeapMb } from './measured-import.ts';
import { writePublishedFile } from './published-file.ts';

/**
 * The server that `BENCH_DATABASE_URL` names (its rows stay there, so it serves one run), or a temporary one with
 * durable writes.
 */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.BENCH_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startPostgres({ isDurable: true });
}

/**
 * Imports 10,000 and 100,000 rows into PostgreSQL with the real command; then 30,000 and 300,000 others in a heap
 * that is too small for the file. The remaining growth there is garbage: 30,000 rows do not fill that heap yet. With
 * `quick` both are a tenth, and the limit on seconds says little.
 */
const importBench: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const folder = await resources.folder();
  const { url } = resources.add(await server());
  const sizes = quick ? { small: 1_000, large: 10_000 } : { small: 10_000, large: 100_000 };
  const inSmallHeap = { small: 3 * sizes.small, large: 3 * sizes.large };
  const file = async (prefix: string, rows: number) => {
    const path = join(folder, `${prefix}.csv`);
    await writePublishedFile(path, rows, prefix);
    return path;
  };
  const measured = async (name: string, path: string, heapMb?: number) => {
    say(name);
    return measuredImport(path, url, heapMb);
  };
  const large = await file('BL', sizes.large);
  const runs = {
    small: ofNewRows(await measured(`${sizes.small} rows`, await file('BS', sizes.small))),
    large: ofNewRows(await measured(`${sizes.large} rows`, large)),
    large_again: await measured(`${sizes.large} rows again`, large),
    small_in_small_heap: ofNewRows(
      await measured(
        `${inSmallHeap.small} rows in a small heap`,
        await file('CS', inSmallHeap.small),
        smallHeapMb,
      ),
    ),
    large_in_small_heap: ofNewRows(
      await measured(
        `${inSmallHeap.large} rows in a small heap`,
        await file('CL', inSmallHeap.large),
        smallHeapMb,
      ),
    ),
  };
  const [most, least] = [runs.large_in_small_heap.peak_rss_mb, runs.small_in_small_heap.peak_rss_mb];
  return {
    measurements: [
      ...lines(`${sizes.small} rows`, runs.small),
      ...lines(`${sizes.large} rows`, runs.large),
      ...lines(`${sizes.large} rows again, nothing new`, runs.large_again),
      {
        name: `${inSmallHeap.large} rows in a ${smallHeapMb} MB heap, peak memory, against ${inSmallHeap.small}`,
        unit: 'MB' as const,
        subject: most,
        control: least,
      },
    ],
    checks: [
      check(limits.seconds, runs.large.seconds),
      check(limits.memoryRatio, most / least),
      check(limits.secondRun, sizes.large - runs.large_again.unchanged),
    ],
    notes: ['PostgreSQL with fsync on; the real command in a process of its own'],
    runs,
  };
}

const lines = (name: string, { seconds, rows_per_second, peak_rss_mb }: MeasuredImport): Measurement[] => [
  { name, unit: 's', subject: seconds },
  { name: `${name}, rows`, unit: 'rows/s', subject: rows_per_second },
  { name: `${name}, peak memory`, unit: 'MB', subject: peak_rss_mb },
];

export default importBench;
