import path from 'node:path';
import { ensureSigningKey, publishBuild } from '@enerabi/release/registry';
import { createFileStore, storeDir } from '@enerabi/release/store';
import { freePort } from '@enerabi/shared/testing/free-port';
import { type NodeProcess, startNode } from '../processes/node-process.ts';
import type { Builds } from './workspace.ts';

export interface SiteOptions {
  dataDir: string;
  builds: Builds;
  apiOrigin: string;
  cores?: string | undefined;
  /** `DRAIN_DELAY_SECONDS`; default 0. */
  drainDelaySeconds?: number;
}

export interface RunningSite extends NodeProcess {
  origin: string;
}

/** The real shell server in a process of its own, with a release store of these builds. */
export async function startSite({
  dataDir,
  builds,
  apiOrigin,
  cores,
  drainDelaySeconds = 0,
}: SiteOptions): Promise<RunningSite> {
  const keys = await ensureSigningKey(dataDir);
  const store = createFileStore(storeDir(dataDir));
  const registry = { store, keys, environment: 'production', who: 'bench' };
  for (const [app, buildDir] of Object.entries(builds))
    await publishBuild({ ...registry, app, buildDir, now: new Date() });
  const port = await freePort();
  const site = await startNode(import.meta.resolve('@enerabi/shell/server'), {
    cores,
    logFile: path.join(dataDir, 'shell.log'),
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      DRAIN_DELAY_SECONDS: String(drainDelaySeconds),
      API_PORT: String(port === 65_535 ? 1 : port + 1),
      API_BASE_URL: apiOrigin,
      RELEASE_ENVIRONMENT: 'production',
    },
  });
  return { ...site, origin: `http://127.0.0.1:${port}` };
}
