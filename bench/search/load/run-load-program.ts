import path from 'node:path';
import { runProgram } from '../../processes/run-program.ts';
import type { MeasuredLoad } from './measured-load.ts';

/** Runs a program of this folder that prints one `MeasuredLoad` or more as JSON. */
export async function runLoadProgram(
  name: 'embedded-load.ts' | 'http-load.ts',
  ...args: string[]
): Promise<MeasuredLoad[]> {
  const file = path.join(import.meta.dirname, name);
  return JSON.parse(
    await runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]),
  );
}
