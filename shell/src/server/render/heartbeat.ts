import { RenderFailure } from './render-failure.ts';
import { externalLimitMb, silentAfterMs } from './worker-limits.ts';

/** Numbers that a worker writes into shared memory with every heartbeat. */
export interface Heartbeat {
  /** Rises with every beat. */
  beat: number;
  /** Computing time of its thread up to that beat. */
  cpuMs: number;
  /** Memory outside the heap. */
  externalMb: number;
}

export interface Watched {
  read: () => Heartbeat;
  /** An idle worker owes no heartbeat. */
  isWaitedFor: () => boolean;
  /** Computing time of the worker's thread up to now; it answers while JavaScript loops, too. */
  cpuMs: () => Promise<number>;
  now: () => number;
  /** How long it may compute without a beat. */
  blockedMs: number;
}

/**
 * Looks at a worker's heartbeat. A worker that was silent is blocked only where it has computed for most of the while:
 * on a machine that is short of processors, one that waits for its turn has done nothing wrong. Silence without
 * computing, as inside native code, is given longer.
 * @returns the look, to be taken every few milliseconds; it answers what the worker must be ended for
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

/** A busy worker shares its core with visitors, and while its memory is collected it waits for those who help. */
const computingShare = 0.6;
