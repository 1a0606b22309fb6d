/** How long the parts of a stop take, in milliseconds. */
export interface DrainTimes {
  /** From the signal on, the server goes on as before while `/readyz` says no: a load balancer needs so long to notice. */
  delayMs: number;
  /** Open connections on which nothing has come for so long are not about to be used. */
  idleMs: number;
  /** After the delay: clients that go on asking have heard by then that their connection ends. */
  mostMs: number;
  /** After the delay: requests that are still under way are cut off. */
  cutMs: number;
}

/** @param delaySeconds `DRAIN_DELAY_SECONDS` */
export const drainTimes = (delaySeconds: number): DrainTimes => ({
  delayMs: delaySeconds * 1_000,
  idleMs: 1_000,
  mostMs: 2_000,
  cutMs: 8_000,
});

/** What a server that stops sees of its clients. All times are milliseconds since the signal; earlier ones are negative. */
export interface DrainState {
  nowMs: number;
  openConnections: number;
  /** When the oldest request under way came; absent where none is. */
  oldestRequestMs?: number | undefined;
  /** When the last connection or request came. */
  lastArrivalMs: number;
}

/**
 * `serve`: as before. `part`: each answer ends its connection. `close`: the port and what is idle are closed. `cut`: so
 * is everything else.
 */
export type DrainStep = 'serve' | 'part' | 'close' | 'cut';

/** Nobody is connected: a moment is enough to see that nobody is on the way. */
const emptyMs = 100;

/**
 * The step that is due. To close an idle connection races with the next request on it, which is then reset
 * (nodejs/node#60617); so does closing the port with whoever has just connected. Both wait until nobody is about to ask.
 */
export function drainStep(state: DrainState, { delayMs, idleMs, mostMs, cutMs }: DrainTimes): DrainStep {
  const { nowMs, openConnections, oldestRequestMs, lastArrivalMs } = state;
  if (nowMs < delayMs) return 'serve';
  if (nowMs >= delayMs + cutMs) return 'cut';
  const quietMs = openConnections > 0 ? idleMs : Math.min(emptyMs, idleMs);
  if (oldestRequestMs === undefined && nowMs - lastArrivalMs >= quietMs) return 'close';
  // A page under way may call this very server for its data, so the port stays open for those that came in time.
  const latestMs = delayMs + mostMs;
  return nowMs >= latestMs && (oldestRequestMs ?? nowMs) >= latestMs ? 'close' : 'part';
}
