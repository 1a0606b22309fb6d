import { externalLimitMb, silentAfterMs } from './limits.ts';
import { RenderFailure } from './render-failure.ts';

/** Numbers that a worker writes into shared memory with every heartbeat. */
export interface Heartbeat {
  /** Rises with every heartbeat. */
  beat: number;
  /** CPU time of its thread at the last heartbeat. */
  cpuMs: number;
  /** Memory outside the heap. */
  externalMb: number;
}

export interface Watched {
  read: () => Heartbeat;
  /** An idle worker need not send heartbeats. */
  isWaitedFor: () => boolean;
  /** CPU time of the worker's thread now; also available while JavaScript loops. */
  cpuMs: () => Promise<number>;
  now: () => number;
  /** Limit of computing without a heartbeat. */
  blockedMs: number;
}

/**
 * Watches a worker's heartbeat. A silent worker is blocked only if it has computed for most of that time: on a busy
 * machine, a worker that waits for a processor is not to blame. Silence without computing, as inside native code, is
 * allowed for longer.
 * @returns a check to run every few milliseconds; it returns the reason for which the worker must be ended
 */
export function heartbeatWatch({ read, isWaitedFor, cpuMs, now, blockedMs }: Watched) {
  let lastBeat = -1;
  let lastAt = now();
  return async (): Promise<RenderFailure | undefined> => {
    const { beat, cpuMs: cpuAtBeat, externalMb } = read();
    if (externalMb > externalLimitMb)
      return new RenderFailure('memory', `${externalMb} MiB outside the heap`);
    if (beat !== lastBeat || !isWaitedFor()) {
      lastBeat = beat;
      lastAt = now();
      return undefined;
    }
    const silentMs = now() - lastAt;
    if (silentMs <= blockedMs) return undefined;
    const blocked = (): RenderFailure =>
      new RenderFailure('blocked', `event loop blocked for ${Math.round(silentMs)} ms`);
    if (silentMs > silentAfterMs) return blocked();
    const computedMs = (await cpuMs()) - cpuAtBeat;
    return computedMs > blockedMs * computingShare && read().beat === beat ? blocked() : undefined;
  };
}

/**
 * The share of `blockedMs` that a silent worker must have computed to count as blocked. It is below 1, since others use
 * the core, too, and garbage collection waits for V8's helper threads.
 */
const computingShare = 0.6;
