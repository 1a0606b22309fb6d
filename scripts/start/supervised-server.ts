import { setTimeout as sleep } from 'node:timers/promises';
import { type RestartLimits, restartAfter, restartLimits, type ServerExit } from './restart-rule.ts';
import type { ServerEnd, ServerProcess } from './server-process.ts';

interface Supervision {
  /** Starts the server; called again after each time it has ended by itself. */
  start: () => ServerProcess;
  say: (line: string) => void;
  limits?: RestartLimits;
}

/**
 * A server that is restarted when it ends by itself, with a line for each time. It has ended for good when it was asked
 * to stop, when it ended too often, or when its first start failed, which a person has to fix.
 */
export function superviseServer({ start, say, limits = restartLimits }: Supervision): ServerProcess {
  const first = start();
  const stopped = new AbortController();
  let current = first;

  const supervise = async (): Promise<ServerEnd> => {
    const exits: ServerExit[] = [];
    for (;;) {
      const { readyAtMs, fault } = await readiness(current);
      if (readyAtMs !== undefined && current !== first) say(`The ${current.name} server runs again.`);
      const end = await current.ended;
      if (stopped.signal.aborted || (current === first && fault !== undefined)) return end;
      const atMs = performance.now();
      exits.push({ atMs, ranMs: readyAtMs === undefined ? 0 : atMs - readyAtMs });
      const waitMs = restartAfter(exits, limits);
      if (waitMs === undefined) {
        say(`The ${current.name} server ended too often to be started again.`);
        return end;
      }
      const what =
        fault === undefined
          ? `${end.how}; it is started`
          : `could not be started again (${fault}); it is tried`;
      say(`The ${current.name} server ${what} again in ${waitMs / 1_000} s.`);
      await sleep(waitMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return end;
      current = start();
    }
  };

  return {
    name: first.name,
    logFile: first.logFile,
    ready: first.ready,
    ended: supervise(),
    stop: () => {
      stopped.abort();
      current.stop();
    },
    kill: () => {
      stopped.abort();
      current.kill();
    },
  };
}

/** Returns when the server was ready, or in one line why it never was. */
async function readiness(server: ServerProcess): Promise<{ readyAtMs?: number; fault?: string }> {
  try {
    await server.ready;
    return { readyAtMs: performance.now() };
  } catch (error) {
    return { fault: inOneLine((error as Error).message) };
  }
}

/** Node prints several lines about an uncaught error; this takes the one that names the error. */
function inOneLine(words: string): string {
  const lines = words.split('\n');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? '';
}
