import { lastLines } from './last-lines.ts';
import type { ServerProcess } from './server-process.ts';

export interface RunningServers {
  /** Settles when the server is ready; never where it ended because all were told to. */
  add: (server: ServerProcess) => Promise<void>;
  /** Settles when all have ended. The site goes first, so that no visitor meets a missing API; then the API. */
  stop: () => Promise<void>;
  /** Settles when they have stopped in order, be it since one has ended for good; with the exit code of the whole. */
  ended: () => Promise<number>;
}

/**
 * A site that is told to stop has stopped within 10 s.
 * @param drainDelaySeconds for which the shell goes on before that (`DRAIN_DELAY_SECONDS`)
 */
export const stopWithinMs = (drainDelaySeconds: number): number => drainDelaySeconds * 1_000 + 9_500;

/** The servers of one site, in the order in which they were started. */
export function runServers(say: (line: string) => void, withinMs = stopWithinMs(0)): RunningServers {
  const servers: ServerProcess[] = [];
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
  const stopInOrder = async (): Promise<void> => {
    // Each server gives what is under way some seconds: one after the other they could take twice as long.
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
    const first = await Promise.race(servers.map(async (server) => ({ server, end: await server.ended })));
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
  return { add, stop, ended };
}

/** Ends this process in order when it is told to end. */
export function stopOnSignal(running: RunningServers, say: (line: string) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      say('Stopping…');
      void running.stop().then(() => process.exit(0));
    });
}
