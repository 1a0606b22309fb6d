import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@enerabi/api/testing/postgres';
import { type MeasuredImport, measuredImport, smallHeapMb } from './measured-import.ts';
import { writePublishedFile } from './published-file.ts';

const results = fileURLToPath(new URL('../results/', import.meta.url));
const sizes = { small: 10_000, large: 100_000 } as const;
const limits = { seconds: 60, memory_ratio: 1.5 } as const;

const line = (name: string, run: MeasuredImport): string =>
  `${name.padEnd(34)} ${String(run.seconds).padStart(7)} s ${String(run.rows_per_second).padStart(8)} rows/s ${String(run.peak_rss_mb).padStart(5)} MB peak`;

/** The server that `BENCH_DATABASE_URL` names (its rows stay there), or a durable throwaway one. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.BENCH_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startPostgres({ isDurable: true });
}

/**
 * Imports 10,000 and 100,000 rows into PostgreSQL with the real command and prints seconds and peak memory; then both
 * again, as other facilities, in a small heap that a program holding the file would not survive. What is left of growth
 * there is the collector's slack: 10,000 rows do not yet fill that heap. Writes `bench/results/import.json`.
 * @returns false where a limit is missed
 */
export default async function importBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const { url, stop } = await server();
  try {
    const file = async (prefix: string, rows: number) => {
      const path = join(folder, `${prefix}.csv`);
      await writePublishedFile(path, rows, prefix);
      return path;
    };
    const large = await file('BL', sizes.large);
    const runs = {
      small: await measuredImport(await file('BS', sizes.small), url),
      large: await measuredImport(large, url),
      large_again: await measuredImport(large, url),
      small_in_small_heap: await measuredImport(await file('CS', sizes.small), url, smallHeapMb),
      large_in_small_heap: await measuredImport(await file('CL', sizes.large), url, smallHeapMb),
    };
    const ratio = runs.large_in_small_heap.peak_rss_mb / runs.small_in_small_heap.peak_rss_mb;
    const checks = {
      [`100,000 rows in under ${limits.seconds} s`]: runs.large.seconds < limits.seconds,
      [`peak memory for ten times the rows at most ${limits.memory_ratio}x`]: ratio <= limits.memory_ratio,
      'a second run changes nothing':
        runs.large_again.created === 0 && runs.large_again.unchanged === sizes.large,
    };
    for (const [name, run] of Object.entries(runs)) console.log(line(name, run));
    console.log(`peak memory, 100,000 to 10,000 rows in a ${smallHeapMb} MB heap: ${ratio.toFixed(2)}x`);
    for (const [name, isMet] of Object.entries(checks)) console.log(`${isMet ? 'ok  ' : 'MISS'} ${name}`);
    await mkdir(results, { recursive: true });
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
    const report = { name: 'import', machine, runs, memory_ratio: Number(ratio.toFixed(2)), checks };
    await writeFile(join(results, 'import.json'), `${JSON.stringify(report, null, 2)}\n`);
    return Object.values(checks).every(Boolean);
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await importBench()) ? 0 : 1;
