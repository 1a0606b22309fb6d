/** Limits of a graceful stop, in milliseconds. */
export interface DrainLimits {
  /** After the signal: the server serves as before while `/readyz` fails, until the load balancer has noticed. */
  delayMs: number;
  /** A connection without a request for this time counts as unused. */
  idleMs: number;
  /** The same where no connection is open: a moment shows that none is about to come. */
  emptyMs: number;
  /**
   * After the delay: until then the port stays open unless it is quiet; clients that go on have by then been told that
   * their connection ends. A request that arrived in this time keeps the port open until `cutMs`.
   */
  acceptMs: number;
  /** After the delay: the port closes otherwise, even if connections come without a pause. */
  closeMs: number;
  /** After the delay: requests that are still under way are cut off. */
  cutMs: number;
}

/** @param delaySeconds `DRAIN_DELAY_SECONDS` */
export const drainLimits = (delaySeconds: number): DrainLimits => ({
  delayMs: delaySeconds * 1_000,
  idleMs: 1_000,
  emptyMs: 100,
  acceptMs: 2_000,
  closeMs: 5_000,
  cutMs: 8_000,
});
