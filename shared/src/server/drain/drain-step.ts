import type { DrainLimits } from './drain-limits.ts';

/** A stopping server's clients. All times are milliseconds since the signal; earlier ones are negative. */
export interface DrainState {
  nowMs: number;
  openConnections: number;
  /** When the oldest request under way arrived; absent if there is none. */
  oldestRequestMs?: number | undefined;
  /** When the last connection or request arrived. */
  lastArrivalMs: number;
}

/**
 * `serve`: as before. `part`: each response ends its connection. `pause`: the port and idle connections are closed as soon
 * as no connection waits to be accepted. `close`: they are closed now. `cut`: all other connections are closed, too.
 */
export type DrainStep = 'serve' | 'part' | 'pause' | 'close' | 'cut';

/**
 * The step that is due. Closing an idle connection can reset a request that is about to arrive on it
 * (nodejs/node#60617), and closing the port can reset a new connection. Both wait until none is expected.
 */
export function drainStep(state: DrainState, limits: DrainLimits): DrainStep {
  const { nowMs, openConnections, oldestRequestMs, lastArrivalMs } = state;
  const { delayMs, idleMs, emptyMs, acceptMs, closeMs, cutMs } = limits;
  if (nowMs < delayMs) return 'serve';
  if (nowMs >= delayMs + cutMs) return 'cut';
  const quietMs = openConnections > 0 ? idleMs : Math.min(emptyMs, idleMs);
  if (oldestRequestMs === undefined && nowMs - lastArrivalMs >= quietMs) return 'pause';
  // A request under way may call this server for its data, so the port stays open for requests that arrived in time.
  const latestMs = delayMs + acceptMs;
  if (nowMs < latestMs || (oldestRequestMs ?? nowMs) < latestMs) return 'part';
  return nowMs < delayMs + closeMs ? 'pause' : 'close';
}
