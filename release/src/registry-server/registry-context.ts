import type { Logger } from 'pino';
import type { PackageIndex } from '../packages/packages-folder.ts';
import type { Probe, Registry } from '../registry/index.ts';

/** The context of the registry service's pages and resources. */
export interface RegistryContext {
  registry: Registry;
  now: () => Date;
  /** Runs a release as a server does. */
  probe: Probe;
  /** Reads the OpenAPI document of the site's API; undefined while it does not answer. */
  liveContract: () => Promise<string | undefined>;
  log: Logger;
  /** Folder for builds that are being uploaded. */
  uploadDir: string;
  /** The packages for teams outside this workspace. */
  packages: { folder: string; current: () => Promise<PackageIndex> };
  /** Origin of the site as visitors see it. */
  siteOrigin: string;
}
