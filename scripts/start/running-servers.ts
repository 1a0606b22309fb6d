import { lastLines } from './last-lines.ts';
import type { ServerProcess } from './server-process.ts';

export interface RunningServers {
  /** Resolves when the server is ready; never if all servers were asked to stop before. */
  add: (server: ServerProcess) => Promise<void>;
  /** Adds a server without which the site goes on: it resolves in any case, and its end stops nothing. */
  addOptional: (server: ServerProcess) => Promise<void>;
  /** Resolves when all have ended. The site stops before the API, so that no visitor meets a missing API. */
  stop: () => Promise<void>;
  /** Resolves with the exit code when all have stopped in order, also because one has ended for good. */
  ended: () => Promise<number>;
}

/**
 * The longest time for stopping a site: 10 s.
 * @param drainDelaySeconds for which the shell first continues (`DRAIN_DELAY_SECONDS`)
 */
export const stopWithinMs = (drainDelaySeconds: number): number => drainDelaySeconds * 1_000 + 9_500;

/** Runs the servers of one site, in the order in which they were started. */
export function runServers(say: (line: string) => void, withinMs = stopWithinMs(0)): RunningServers {
  const servers: ServerProcess[] = [];
  const optional = new Set<ServerProcess>();
  let stopping: Promise<void> | undefined;
  const add = async (server: ServerProcess): Promise<void> => {
    servers.push(server);
    try {
      await server.ready;
    } catch (error) {
      if (stopping) return new Promise(() => {});
      throw error;
    }
  };
  const addOptional = async (server: ServerProcess): Promise<void> => {
    servers.push(server);
    optional.add(server);
    await server.ready.catch((error: Error) => {
      if (!stopping) say(`The site runs without the ${server.name} server: ${error.message}`);
    });
  };
  const stopInOrder = async (): Promise<void> => {
    // Each server finishes its requests for some seconds: one after the other they could take twice as long.
    const cut = setTimeout(() => {
      for (const server of servers) server.kill();
    }, withinMs);
    for (const server of servers.toReversed()) {
      server.stop();
      await server.ended;
    }
    clearTimeout(cut);
  };
  const stop = (): Promise<void> => {
    stopping ??= stopInOrder();
    return stopping;
  };
  const ended = async (): Promise<number> => {
    const needed = servers.filter((server) => !optional.has(server));
    const first = await Promise.race(needed.map(async (server) => ({ server, end: await server.ended })));
    if (stopping) {
      await stopping;
      return 0;
    }
    const { name, logFile } = first.server;
    say(`The ${name} server ${first.end.how}; the site stops. The last lines of its log, ${logFile}:`);
    for (const line of lastLines(logFile)) say(line);
    await stop();
    return 1;
  };
  return { add, addOptional, stop, ended };
}

/** Stops the servers in order when this process gets a signal. */
export function stopOnSignal(running: RunningServers, say: (line: string) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      say('Stopping…');
      void running.stop().then(() => process.exit(0));
    });
}
