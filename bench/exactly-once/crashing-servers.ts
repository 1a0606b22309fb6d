import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiOptions, type RunningApi, startApi } from '../site/start-api.ts';

export interface CrashingServers {
  /** Of the servers that run now. */
  origins: () => readonly string[];
  kills: () => number;
  /** Kills no more, and stops all. */
  stop: () => Promise<void>;
}

/** Two API servers on one database; every few seconds one of them is killed and started again. */
export async function crashingServers(options: ApiOptions, everyMs: number): Promise<CrashingServers> {
  const servers: (RunningApi | undefined)[] = [await startApi(options), await startApi(options)];
  let [isEnding, kills] = [false, 0];
  const crash = async (): Promise<void> => {
    for (let turn = 0; !isEnding; turn += 1) {
      await sleep(everyMs);
      const at = turn % servers.length;
      const server = servers[at];
      if (isEnding || !server) return;
      servers[at] = undefined;
      kills += 1;
      await server.kill();
      servers[at] = await startApi(options);
    }
  };
  const crashing = crash();
  return {
    origins: () => servers.flatMap((server) => (server ? [server.origin] : [])),
    kills: () => kills,
    stop: async () => {
      isEnding = true;
      await crashing;
      await Promise.all(servers.map((server) => server?.stop()));
    },
  };
}
