/**
 * Why a release gave no page: `start` it could not be loaded, `render` it threw, `deadline` it took too long,
 * `too_little_time` those before it had used up the visitor's deadline, `blocked` its event loop stood still, `crash` its worker
 * ended, `memory` it grew too large, `client` the visitor left.
 */
export type RenderFailureKind =
  | 'start'
  | 'render'
  | 'deadline'
  | 'too_little_time'
  | 'blocked'
  | 'crash'
  | 'memory'
  | 'client';

export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly kind: RenderFailureKind;
  /** Set where a worker ended of it: all who waited for that worker are given the same failure. */
  endedWorker = false;

  constructor(kind: RenderFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The fault of a release that has not started within its deadline. */
export const startTimeout = 'did not start in time';
