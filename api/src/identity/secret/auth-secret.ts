import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Configuration } from '@enerabi/shared/server/configuration';
import { StartError } from '../../platform/start-error.ts';

interface Settings extends Pick<Configuration, 'DATA_DIR' | 'NODE_ENV'> {
  AUTH_SECRET?: string | undefined;
}

const name = 'auth-secret';
const leastLength = 32;

/**
 * The secret that protects codes and signing keys: `AUTH_SECRET`, or the one in `<DATA_DIR>/keys`. Without either,
 * one is created there (mode 0600), which concurrent first starts share.
 * @throws StartError in production if neither exists, since other servers would not have a created one; and if the
 *   file cannot be read or holds no secret
 */
export async function ensureAuthSecret({ AUTH_SECRET, DATA_DIR, NODE_ENV }: Settings): Promise<string> {
  if (AUTH_SECRET) return AUTH_SECRET;
  const file = join(DATA_DIR, 'keys', name);
  const secret = (await readSecret(file)) ?? (await makeSecret(DATA_DIR, file, NODE_ENV === 'production'));
  if (secret.length >= leastLength) return secret;
  throw new StartError(
    `${file} is not a secret of ${leastLength} characters; remove it, or set AUTH_SECRET.`,
  );
}

const readSecret = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw new StartError(`${file} cannot be read (${code}); mend its permissions, or set AUTH_SECRET.`);
    },
  );

async function makeSecret(dataDir: string, file: string, isProduction: boolean): Promise<string> {
  if (isProduction)
    throw new StartError(
      `AUTH_SECRET is not set and ${file} does not exist; make one with \`openssl rand -base64 32\`.`,
    );
  const secret = randomBytes(32).toString('base64url');
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    if (await createWhole(file, `${secret}\n`)) return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${code}); mend its permissions, or set another DATA_DIR.`,
    );
  }
  return (await readSecret(file)) ?? '';
}

/** A link appears whole or not at all. @returns false if another process was first */
async function createWhole(file: string, content: string): Promise<boolean> {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(own, 'wx', 0o600);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    await link(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(own, { force: true });
  }
}
