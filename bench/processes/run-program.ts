import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bareEnvironment } from './bare-environment.ts';

const execute = promisify(execFile);

/**
 * Runs a program to its end, on the named cores if there are any.
 * @returns its standard output
 * @throws Error with its standard error if it fails
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cores, env = {} }: { cores?: string | undefined; env?: Record<string, string> } = {},
): Promise<string> {
  const [file = '', ...rest] = cores ? ['taskset', '-c', cores, program, ...args] : [program, ...args];
  const { stdout } = await execute(file, rest, {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...bareEnvironment(), ...env },
  });
  return stdout;
}
