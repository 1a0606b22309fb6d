import { execFile } from 'node:child_process';

/** The environment of a test's child process: PATH, HOME and the cache of compiled code, none of the caller's settings. */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs a program of the workspace to its end.
 * @param settings environment variables beside those of `childEnvironment`
 */
export const runToEnd = (
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
  cwd?: string,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = { env: { ...childEnvironment(), ...settings }, ...(cwd && { cwd }) };
    execFile(process.execPath, [program, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
