/**
 * Why a release gave no page: `start` it could not be loaded, `render` it threw, `deadline` it took too long,
 * `too_little_time` earlier attempts had used up the visitor's deadline, `blocked` its event loop was blocked, `crash`
 * its worker ended, `memory` it grew too large, `client` the visitor left, `retired` it was taken back in the meantime.
 */
export type RenderFailureKind =
  | 'start'
  | 'render'
  | 'deadline'
  | 'too_little_time'
  | 'blocked'
  | 'crash'
  | 'memory'
  | 'client'
  | 'retired';

export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly kind: RenderFailureKind;
  /** Whether the failure ended the worker: all requests that waited for the worker get the same failure. */
  endedWorker = false;

  constructor(kind: RenderFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Failures that say nothing about the release. */
export const blameless: ReadonlySet<RenderFailureKind> = new Set(['client', 'too_little_time', 'retired']);

/** Whether nobody waits for this release's page any more. */
export const isUnasked = ({ kind }: RenderFailure): boolean => kind === 'client' || kind === 'retired';

export const isRetired = (error: unknown): boolean =>
  error instanceof RenderFailure && error.kind === 'retired';

/** Message for a release that has not started within its deadline. */
export const startTimeout = 'did not start in time';
