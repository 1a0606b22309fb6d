import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root, siteEnvironment } from './environment.ts';

const programs = { data: 'api/src/cli.ts', release: 'release/src/cli/main.ts' } as const;

/**
 * Runs one of the product's commands beside the running site, as `npm run` would.
 * @returns what it printed with `--json`
 * @throws its error message if it fails
 */
export async function command<T>(program: keyof typeof programs, ...args: string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', programs[program], ...args, '--json'],
    { cwd: root, env: { ...process.env, ...siteEnvironment, INIT_CWD: root }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as T;
}
