import path from 'node:path';
import { appName, environmentName, releaseId as releaseIdName, serverName } from '../document/index.ts';

const projection = 'builds/latest.json';

/** The folder of releases in a data directory (`DATA_DIR`). */
export const storeDir = (dataDir: string): string => path.join(dataDir, 'releases');

/** Paths inside a release store; names that could leave it are refused. */
export const storeLayout = (root: string) => ({
  releases: path.join(root, 'r'),
  /** Same file system as the rest, so that rename and link work. */
  temporary: path.join(root, 'tmp'),
  projection: path.join(root, projection),
  /** Bytes that are set aside for a full disk. */
  reserve: path.join(root, 'reserve'),
  release: (app: string, releaseId: string) =>
    path.join(root, 'r', appName.parse(app), releaseIdName.parse(releaseId)),
  /** Holds the ETag of the archive in a bucket that a release was copied from. */
  copiedEtag: (app: string, releaseId: string) =>
    path.join(root, 'copied', appName.parse(app), releaseIdName.parse(releaseId)),
  /** Says what a release's files looked like when all of them were last hashed. */
  verification: (app: string, releaseId: string) =>
    path.join(root, 'verified', appName.parse(app), `${releaseIdName.parse(releaseId)}.json`),
  log: (environment: string) => path.join(root, 'env', environmentName.parse(environment), 'log'),
  service: (environment: string) => path.join(root, 'env', environmentName.parse(environment), 'service'),
  serviceFile: (environment: string, server: string) =>
    path.join(root, 'env', environmentName.parse(environment), 'service', `${serverName.parse(server)}.json`),
  tokens: (environment: string) => path.join(root, 'env', environmentName.parse(environment), 'tokens'),
  tokenFile: (environment: string, id: string) =>
    path.join(root, 'env', environmentName.parse(environment), 'tokens', `${serverName.parse(id)}.json`),
});

export type StoreLayout = ReturnType<typeof storeLayout>;

/** The path of a release's files on the site. */
export const releaseBase = (app: string, releaseId: string): string => `/builds/r/${app}/${releaseId}/`;

/** Padded, so that sorting by name is sorting by number on any storage. */
export const logFileName = (seq: number): string => `${String(seq).padStart(10, '0')}.json`;

/** @returns the number of a log file, undefined for anything else in the folder */
export const logFileSeq = (name: string): number | undefined => {
  const digits = /^(\d{10})\.json$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
