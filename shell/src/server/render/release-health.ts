import type { RenderFailureKind } from './render-failure.ts';

/** What is remembered of one release: its latest failures, and until when it rests. */
export interface ReleaseHealth {
  /** Epoch milliseconds of failures that still count. */
  failures: readonly number[];
  restsUntil: number;
  /** How many rests without a good answer in between; each is longer. */
  rests: number;
}

export const healthy: ReleaseHealth = { failures: [], restsUntil: 0, rests: 0 };

const countedForMs = 60_000;
const firstRestMs = 5_000;
const longestRestMs = 120_000;

/** A release that cannot even start, or takes its worker down, is given fewer chances than one bad page. */
const toleratedFailures: Record<RenderFailureKind, number> = {
  start: 1,
  crash: 2,
  memory: 2,
  blocked: 2,
  deadline: 5,
  render: 5,
  late: Number.POSITIVE_INFINITY,
  client: Number.POSITIVE_INFINITY,
};

/**
 * The health after a failure: enough of them within a minute and the release rests, each time for twice as long.
 * @param now epoch milliseconds
 */
export function afterFailure(health: ReleaseHealth, kind: RenderFailureKind, now: number): ReleaseHealth {
  // What was under way when the rest began says nothing new.
  if (kind === 'client' || kind === 'late' || isResting(health, now)) return health;
  const failures = [...health.failures.filter((at) => now - at < countedForMs), now];
  if (failures.length < toleratedFailures[kind]) return { ...health, failures };
  const restMs = Math.min(firstRestMs * 2 ** health.rests, longestRestMs);
  return { failures: [], restsUntil: now + restMs, rests: health.rests + 1 };
}

/** One good answer after a rest and the release is trusted again. */
export const afterSuccess = (health: ReleaseHealth): ReleaseHealth => (health.rests === 0 ? health : healthy);

export const isResting = ({ restsUntil }: ReleaseHealth, now: number): boolean => now < restsUntil;
