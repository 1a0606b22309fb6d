import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { KeptLoad, type LoadOutcome } from '@enerabi/shared/testing/kept-load';

export interface StopOutcome extends LoadOutcome {
  /** Faults of the 80 requests on connections of their own that were sent at once, 120 ms before the signal. */
  burstFailures: string[];
  /** From SIGTERM to the end of the process. */
  stopS: number;
}

export const burst = 80;
const burstBeforeMs = 120;

/**
 * Stops a server that is asked 200 times a second on 50 kept connections, by clients that go on until nobody listens.
 * @param paths asked for in turn
 * @param seconds of load before the signal
 */
export async function stoppedUnderLoad(
  { origin, stop }: { origin: string; stop: () => Promise<void> },
  paths: readonly string[],
  seconds: number,
): Promise<StopOutcome> {
  const load = new KeptLoad(origin, { paths });
  await sleep(seconds * 1_000 - burstBeforeMs);
  const asked = Array.from({ length: burst }, (_, at) => faultOf(origin + paths[at % paths.length]));
  await sleep(burstBeforeMs);
  const toldAt = performance.now();
  await stop();
  const stopS = (performance.now() - toldAt) / 1_000;
  const burstFailures = (await Promise.all(asked)).filter((fault) => fault !== undefined);
  return { ...(await load.end()), burstFailures, stopS };
}

/** Asks on a new connection. @returns what went wrong; undefined where the answer came whole */
function faultOf(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asking = request(address, { agent: false }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.once('error', ({ message }) => resolve(message));
      answer.once('end', () => resolve(statusCode < 400 && answer.complete ? undefined : `${statusCode}`));
      answer.resume();
    });
    asking.on('error', ({ message }) => resolve(message)).end();
  });
}
