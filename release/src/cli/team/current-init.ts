import { spawn } from 'node:child_process';
import path from 'node:path';
import { readManifest } from '../../packages/package-manifest.ts';

/** Set for the command that `init` starts, so that it never starts another one. */
const startedByInit = 'ENERABI_STARTED_BY_INIT';

/**
 * npx keeps what it once fetched from an address. An earlier command would write an earlier template, so that it hands
 * over to the site's own, whose address ends with a hash of its content.
 * @param current address and source hash of the site's package
 * @param own source hash of this command's package; a workspace has none
 * @returns the exit code of the site's own command; undefined if this one is the same
 */
export async function runCurrentInit(
  current: { address: string | undefined; source: string },
  args: readonly string[],
  own = readManifest(path.join(import.meta.dirname, '../../..')).source,
): Promise<number | undefined> {
  const isCurrent = own === undefined || own === current.source;
  if (isCurrent || !current.address || process.env[startedByInit]) return undefined;
  process.stderr.write('The site has a newer version of this command; that one is used.\n');
  const child = spawn('npx', ['-y', current.address, ...args], {
    stdio: 'inherit',
    env: { ...process.env, [startedByInit]: '1' },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
