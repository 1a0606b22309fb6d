import path from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import type { MeasuredLoad } from './load/measured-load.ts';

/** Runs a program of this folder that prints one `MeasuredLoad` or more as JSON. */
export async function runLoadProgram(name: string, ...args: string[]): Promise<MeasuredLoad[]> {
  const file = path.join(import.meta.dirname, name);
  return JSON.parse(
    await runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]),
  );
}
