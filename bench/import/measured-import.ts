import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../processes/bare-environment.ts';

const cli = fileURLToPath(import.meta.resolve('@enerabi/api/cli'));
const peakReporter = new URL('./report-peak.ts', import.meta.url).href;

export interface MeasuredImport {
  rows: number;
  created: number;
  unchanged: number;
  seconds: number;
  rows_per_second: number;
  peak_rss_mb: number;
}

/** The heap of a run that must not hold the file: a program that stores rows would run out of memory. */
export const smallHeapMb = 64;

/**
 * Runs the real command in a process of its own, so that its peak memory is the import's alone.
 * @param heapMb limit of the JavaScript heap; default: Node's own
 * @throws Error with the command's output if it failed
 */
export async function measuredImport(
  file: string,
  databaseUrl: string,
  heapMb?: number,
): Promise<MeasuredImport> {
  const peakFile = `${file}.peak`;
  const limit = heapMb ? [`--max-old-space-size=${heapMb}`] : [];
  const started = performance.now();
  const child = spawn(process.execPath, [...limit, '--import', peakReporter, cli, 'import', file, '--json'], {
    env: { ...bareEnvironment(), DATABASE_URL: databaseUrl, PEAK_FILE: peakFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let [output, words] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-4_000);
  });
  const [code, signal] = await closed;
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The import ended with ${signal ?? `code ${code}`}: ${words.trim()}`);
  const report = JSON.parse(output) as {
    outcome: string;
    files: { read: number; created: number; unchanged: number }[];
  };
  const [read] = report.files;
  if (report.outcome !== 'imported' || !read) throw new Error(`The import failed: ${output}`);
  return {
    rows: read.read,
    created: read.created,
    unchanged: read.unchanged,
    seconds: Number(seconds.toFixed(2)),
    rows_per_second: Math.round(read.read / seconds),
    peak_rss_mb: Math.round(Number(await readFile(peakFile, 'utf8')) / 1024),
  };
}

/**
 * @returns the run
 * @throws Error if some of its rows existed before, since an unchanged row takes less time than a written one
 */
export function ofNewRows(run: MeasuredImport): MeasuredImport {
  if (run.created === run.rows) return run;
  throw new Error(
    `Only ${run.created} of ${run.rows} rows were new: BENCH_DATABASE_URL must name a database without the rows of an earlier run.`,
  );
}
