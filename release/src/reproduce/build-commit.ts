import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { RegistryError } from '../registry/index.ts';

const run = promisify(execFile);
/** Output of an installation or a build; it is shown only if that fails. */
const maxBuffer = 64 * 1024 * 1024;

/** The environment of a build, without anything that could change its content. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, http_proxy, https_proxy, no_proxy, npm_config_registry } = process.env;
  const given = { PATH, HOME, TMPDIR, http_proxy, https_proxy, no_proxy, npm_config_registry };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/**
 * Builds an app from a commit in a clean checkout, with the packages of its own lockfile.
 * @param folder empty; the checkout is made in it
 * @param say a line for each long step
 * @returns the folder of the build
 * @throws RegistryError `refused` if the repository has no such commit; the build's own error
 */
export async function buildCommit(
  { repository, commit, app }: { repository: string; commit: string; app: string },
  folder: string,
  say: (line: string) => void,
): Promise<string> {
  const checkout = path.join(folder, 'checkout');
  say(`checking out ${commit.slice(0, 10)}…`);
  await run('git', ['clone', '--quiet', '--no-checkout', repository, checkout], { maxBuffer });
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: checkout, maxBuffer }).catch(() => {
    throw new RegistryError(
      'refused',
      `${repository} has no commit ${commit}; fetch it, or give --repository`,
    );
  });
  say(`installing the packages of its lockfile, and building ${app}…`);
  await run(process.execPath, ['scripts/bootstrap.mjs', 'build', app], {
    cwd: checkout,
    env: cleanEnvironment(),
    maxBuffer,
  });
  return path.join(checkout, app, 'dist', 'build');
}
