import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { probeProgram } from '../probe/index.ts';
import {
  ensureSigningKey,
  type LogSource,
  type Probe,
  type Registry,
  readTrustedKeys,
} from '../registry/index.ts';
import { createFileStore, storeDir, storeLayout } from '../store/index.ts';

/** As with `npm start`, a relative `DATA_DIR` means the same from any folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

function openStore() {
  const { DATA_DIR, RELEASE_ENVIRONMENT: environment, ...rest } = readConfiguration(process.env);
  const dataDir = path.resolve(root, DATA_DIR);
  return { ...rest, dataDir, environment, store: createFileStore(storeDir(dataDir)) };
}

/** For commands that change something: creates the signing key if that is allowed. */
export async function openRegistry(): Promise<Registry> {
  const { store, environment, dataDir, RELEASE_SIGNING_KEY: pem, NODE_ENV } = openStore();
  const keys = await ensureSigningKey(dataDir, { pem, production: NODE_ENV === 'production' });
  return { store, environment, keys };
}

/** The folder of a stored release. */
export const releaseFolder = (app: string, release: string): string =>
  storeLayout(storeDir(openStore().dataDir)).release(app, release);

/** The absolute path of `DATA_DIR`. */
export const dataFolder = (): string => openStore().dataDir;

/** The origin of the site as visitors see it. */
export const publicOrigin = (): string => openStore().PUBLIC_ORIGIN;

/** Runs a release as the shell server does; a relative `DATA_DIR` is the same folder for it. */
export function siteProbe(): Probe {
  const { dataDir } = openStore();
  const program = path.join(root, 'shell/src/server/probe/main.ts');
  return probeProgram(program, { ...process.env, DATA_DIR: dataDir });
}

/** For commands that only read: the public key suffices. */
export async function openForReading(): Promise<LogSource> {
  const { store, environment, dataDir, RELEASE_SIGNING_KEY: pem } = openStore();
  return { store, environment, keys: { trusted: await readTrustedKeys(dataDir, { pem }) } };
}

/**
 * The name for the audit log without `--by`: the account and machine that run the command.
 * @param account its name; throws if the system knows only its number, as in many containers
 */
export function operator(account = () => userInfo().username): string {
  let name: string;
  try {
    name = account();
  } catch {
    name = `uid ${process.getuid?.() ?? 'unknown'}`;
  }
  return `${name}@${hostname()}`;
}
