import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ApiOptions, type RunningApi, startApi } from '../site/start-api.ts';

export interface StartedApi extends RunningApi {
  /** Seconds until it answered, reading all facilities included. */
  startSeconds: number;
  /** Seconds of that for reading all facilities; the log has it a moment later. */
  readSeconds: () => Promise<number>;
  /** Current memory of the process. */
  residentBytes: () => Promise<number>;
}

/** The API on a filled database, and the duration of its start. */
export async function startedApi(options: Omit<ApiOptions, 'facilities'>): Promise<StartedApi> {
  const startedAt = performance.now();
  const running = await startApi({ ...options, facilities: 0 });
  const startSeconds = (performance.now() - startedAt) / 1000;
  return {
    ...running,
    startSeconds,
    readSeconds: () => readSeconds(options.dataDir),
    residentBytes: async () => {
      const metrics = await (await fetch(`${running.origin}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
    },
  };
}

/** From the API's log of its last start. */
async function readSeconds(dataDir: string): Promise<number> {
  const log = await readFile(path.join(dataDir, 'api.log'), 'utf8');
  const line = log.split('\n').findLast((one) => one.includes('read for searching')) ?? '{}';
  return ((JSON.parse(line) as { ms?: number }).ms ?? Number.NaN) / 1000;
}
