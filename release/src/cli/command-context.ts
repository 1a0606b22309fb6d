import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { liveContractOf } from '../gate/contract/live-contract.ts';
import {
  type FollowedStore,
  followStoreOf,
  openStore,
  type StoreSettings,
  withCopies,
} from '../object-store/index.ts';
import { probeProgram } from '../probe/index.ts';
import {
  ensureSigningKey,
  type LogSource,
  type Probe,
  type Registry,
  readTrustedKeys,
} from '../registry/index.ts';
import { storeDir, storeLayout } from '../store/index.ts';

/** As with `npm start`, a relative `DATA_DIR` means the same from any folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

function openSite() {
  const { DATA_DIR, RELEASE_ENVIRONMENT: environment, ...rest } = readConfiguration(process.env);
  const dataDir = path.resolve(root, DATA_DIR);
  const settings = { ...rest, DATA_DIR: dataDir, RELEASE_ENVIRONMENT: environment };
  return { ...rest, dataDir, environment, settings, store: openStore(settings) };
}

/** For commands that change something: creates the signing key if that is allowed. */
export async function openRegistry(): Promise<Registry> {
  const { store, environment, dataDir, RELEASE_SIGNING_KEY: pem, NODE_ENV } = openSite();
  const keys = await ensureSigningKey(dataDir, { pem, production: NODE_ENV === 'production' });
  return { store, environment, keys };
}

/** The folder of a release that was verified; with an object store, this machine's copy. */
export const releaseFolder = (app: string, release: string): string =>
  storeLayout(storeDir(openSite().dataDir)).release(app, release);

/** Settings that say where releases are. */
export const storeSettings = (): StoreSettings => openSite().settings;

/** The absolute path of `DATA_DIR`. */
export const dataFolder = (): string => openSite().dataDir;

/** The origin of the site as visitors see it. */
export const publicOrigin = (): string => openSite().PUBLIC_ORIGIN;

/** Runs a release as the shell server does; a relative `DATA_DIR` is the same folder for it. */
export function siteProbe(): Probe {
  const { dataDir } = openSite();
  const program = path.join(root, 'shell/src/server/probe/main.ts');
  const probe = probeProgram(program, { ...process.env, DATA_DIR: dataDir });
  return async (tested) => withCopies(probe, await followed())(tested);
}

/** Reads the OpenAPI document of the site's API; undefined while it does not answer. */
export const siteContract = (): Promise<string | undefined> => liveContractOf(openSite().API_BASE_URL)();

/** The copies of this machine; undefined without an object store. */
async function followed(): Promise<FollowedStore | undefined> {
  const { dataDir, settings, RELEASE_SIGNING_KEY: pem } = openSite();
  const quiet = { info: () => {}, warn: () => {} };
  return followStoreOf(settings, await readTrustedKeys(dataDir, { pem }), quiet);
}

/** For commands that only read: the public key suffices. */
export async function openForReading(): Promise<LogSource> {
  const { store, environment, dataDir, RELEASE_SIGNING_KEY: pem } = openSite();
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
