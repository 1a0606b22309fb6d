import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiOptions, type RunningApi, startApi } from '../site/start-api.ts';

export interface CrashingServers {
  /** Of the servers that run now. */
  origins: () => readonly string[];
  kills: () => number;
  /** Kills no more, and stops all. */
  stop: () => Promise<void>;
}

/** API servers on one database; again and again one of them is killed and started again. */
export async function crashingServers(
  options: ApiOptions,
  { everyMs, count = 2 }: { everyMs: number; count?: number },
): Promise<CrashingServers> {
  const servers: (RunningApi | undefined)[] = [];
  while (servers.length < count) servers.push(await startApi(options));
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
