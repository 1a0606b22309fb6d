import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './run.ts';
import type { Tally } from './tally.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Runs jest's projects and counts the tests; a suite that could not load counts as one failed test. */
export async function jest(
  projects: string[],
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const report = path.join(folder, 'report.json');
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const program = path.join(root, 'node_modules/jest/bin/jest.js');
  const code = await run(
    process.execPath,
    [
      ...options,
      program,
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--silent=false',
      ...args,
    ],
    { NODE_ENV: 'test', ...env },
  );
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    const failed = counted.numFailedTests + counted.numRuntimeErrorTestSuites;
    return {
      passed: counted.numPassedTests,
      // A run may fail without a failed test, for example by an open handle or a coverage limit.
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: counted.numPendingTests + counted.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
