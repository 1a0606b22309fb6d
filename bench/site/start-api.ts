import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@enerabi/shared/testing/free-port';
import { type NodeProcess, startNode } from '../processes/node-process.ts';

export interface ApiOptions {
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Facilities of an empty database. Default: 4,700 in the embedded one, as on a first start. */
  facilities?: number;
  cores?: string | undefined;
  /** `AUTH_SECRET`, for several on one database. Default: a random one. */
  secret?: string;
  /** `DRAIN_DELAY_SECONDS`; default 0. */
  drainDelaySeconds?: number;
}

export interface RunningApi extends NodeProcess {
  origin: string;
}

/** The real API in a process of its own, as production runs it. */
export async function startApi({
  dataDir,
  databaseUrl,
  facilities,
  cores,
  secret = randomBytes(32).toString('base64'),
  drainDelaySeconds = 0,
}: ApiOptions): Promise<RunningApi> {
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const api = await startNode(import.meta.resolve('@enerabi/api/server'), {
    cores,
    logFile: path.join(dataDir, 'api.log'),
    env: {
      DATA_DIR: dataDir,
      AUTH_SECRET: secret,
      API_PORT: String(port),
      DRAIN_DELAY_SECONDS: String(drainDelaySeconds),
      PORT: String(port === 65_535 ? 1 : port + 1),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(facilities !== undefined && { DEMO_FACILITIES: String(facilities) }),
    },
  });
  return { ...api, origin: `http://127.0.0.1:${port}` };
}
