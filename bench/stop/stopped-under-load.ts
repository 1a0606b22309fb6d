import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LoadOutcome, RecordedLoad } from '@enerabi/shared/testing/recorded-load';

export interface StopOutcome extends Omit<LoadOutcome, 'longestPauseMs'> {
  /** Errors of the 80 requests on connections of their own that were sent at once, 120 ms before the signal. */
  burstFailures: string[];
  /** From SIGTERM to the end of the process. */
  stopS: number;
}

export const burst = 80;
const burstBeforeMs = 120;

/**
 * `balanced`: clients poll `/readyz` five times a second and stop once it fails, as a load balancer does; a refused
 * connection counts as lost, too. `heedless`: they continue until the port is closed.
 */
export const clients = ['balanced', 'heedless'] as const;
export type Clients = (typeof clients)[number];

/** Long enough for a balancer that polls five times a second. */
export const drainDelaySeconds: Record<Clients, number> = { balanced: 1, heedless: 0 };
const checkMs = 200;

interface Load {
  /** The clients request these in turn. */
  paths: readonly string[];
  /** The load runs for this long before the signal. */
  seconds: number;
  clients: Clients;
}

/** Stops a server that gets 200 requests a second on 50 reused connections. */
export async function stoppedUnderLoad(
  { origin, stop }: { origin: string; stop: () => Promise<void> },
  { paths, seconds, clients: kind }: Load,
): Promise<StopOutcome> {
  const load = new RecordedLoad(origin, { paths });
  await sleep(seconds * 1_000 - burstBeforeMs);
  const asked = Array.from({ length: burst }, (_, at) => faultOf(origin + paths[at % paths.length]));
  await sleep(burstBeforeMs);
  const signalledAt = performance.now();
  const stopped = stop().then(() => (performance.now() - signalledAt) / 1_000);
  if (kind === 'balanced') while (!(await faultOf(`${origin}/readyz`))) await sleep(checkMs);
  else await stopped;
  const { answered, failures, refused } = await load.end();
  const turnedAway = kind === 'balanced' ? Array<string>(refused).fill('refused') : [];
  const burstFailures = (await Promise.all(asked)).filter((fault) => fault !== undefined);
  return {
    answered,
    refused,
    failures: [...failures, ...turnedAway],
    burstFailures,
    stopS: await stopped,
  };
}

/** Sends a request on a new connection. @returns the error; undefined if the answer was complete */
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
