/** How long the parts of a stop take, in milliseconds. */
export interface DrainTimes {
  /** From the signal on, the server goes on as before while `/readyz` says no: a load balancer needs so long to notice. */
  delayMs: number;
  /** Open connections on which nothing has come for so long are not about to be used. */
  idleMs: number;
  /** After the delay: clients that go on asking have heard by then that their connection ends. */
  mostMs: number;
  /** After the delay: the port is closed even where connections come without a pause. */
  lastMs: number;
  /** After the delay: requests that are still under way are cut off. */
  cutMs: number;
}

/** @param delaySeconds `DRAIN_DELAY_SECONDS` */
export const drainTimes = (delaySeconds: number): DrainTimes => ({
  delayMs: delaySeconds * 1_000,
  idleMs: 1_000,
  mostMs: 2_000,
  lastMs: 5_000,
  cutMs: 8_000,
});

/** A stopping server's view of its clients. All times are milliseconds since the signal; earlier ones are negative. */
export interface DrainState {
  nowMs: number;
  openConnections: number;
  /** When the oldest request under way came; absent where none is. */
  oldestRequestMs?: number | undefined;
  /** When the last connection or request came. */
  lastArrivalMs: number;
}

/**
 * `serve`: as before. `part`: each answer ends its connection. `pause`: the port and what is idle are closed as soon as no
 * connection waits to be accepted. `close`: they are closed. `cut`: so is everything else.
 */
export type DrainStep = 'serve' | 'part' | 'pause' | 'close' | 'cut';

/** With no connection open, a moment is enough to see that none is on its way. */
const emptyMs = 100;

/**
 * The step that is due. To close an idle connection races with the next request on it, which is then reset
 * (nodejs/node#60617); so does closing the port with whoever has just connected. Both wait until nobody is about to ask.
 */
export function drainStep(state: DrainState, times: DrainTimes): DrainStep {
  const { nowMs, openConnections, oldestRequestMs, lastArrivalMs } = state;
  const { delayMs, idleMs, mostMs, lastMs, cutMs } = times;
  if (nowMs < delayMs) return 'serve';
  if (nowMs >= delayMs + cutMs) return 'cut';
  const quietMs = openConnections > 0 ? idleMs : Math.min(emptyMs, idleMs);
  if (oldestRequestMs === undefined && nowMs - lastArrivalMs >= quietMs) return 'pause';
  // A page under way may call this very server for its data, so the port stays open for those that came in time.
  const latestMs = delayMs + mostMs;
  if (nowMs < latestMs || (oldestRequestMs ?? nowMs) < latestMs) return 'part';
  return nowMs < delayMs + lastMs ? 'pause' : 'close';
}
