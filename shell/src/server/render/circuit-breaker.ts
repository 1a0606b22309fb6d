import {
  countedForMs,
  firstOpenMs,
  longestOpenMs,
  sliceMs,
  toleratedEnds,
  toleratedPages,
  toleratedShare,
} from './limits.ts';
import { blameless, type RenderFailureKind } from './render-failure.ts';

/** Counts the pages of some seconds. */
interface Slice {
  /** Epoch milliseconds of the first page. */
  at: number;
  given: number;
  failed: number;
}

/** State of a release: how its latest pages went, and until when its circuit is open. */
export interface CircuitBreaker {
  pages: readonly Slice[];
  /** Epoch milliseconds of failed starts and of ended workers, as long as they count. */
  ends: readonly number[];
  openUntil: number;
  /** How many times the circuit has opened since the last good page; each time it stays open longer. */
  timesOpened: number;
}

export const healthy: CircuitBreaker = { pages: [], ends: [], openUntil: 0, timesOpened: 0 };

/**
 * The state after a failure. Enough failures within a minute open the circuit, each time for twice as long.
 * @param now epoch milliseconds
 */
export function afterFailure(health: CircuitBreaker, kind: RenderFailureKind, now: number): CircuitBreaker {
  // A page that was under way when the circuit opened shows nothing new.
  if (blameless.has(kind) || isCircuitOpen(health, now)) return health;
  const tolerated = toleratedEnds[kind];
  if (tolerated === undefined) {
    const pages = counted(health.pages, 'failed', now);
    return hasTooManyBad(pages) ? opened(health, now) : { ...health, pages };
  }
  const ends = [...health.ends.filter((at) => now - at < countedForMs), now];
  return ends.length >= tolerated ? opened(health, now) : { ...health, ends };
}

/**
 * The state after a good page, which closes the circuit.
 * @param now epoch milliseconds
 */
export const afterSuccess = (health: CircuitBreaker, now: number): CircuitBreaker => ({
  ...(health.timesOpened === 0 ? health : healthy),
  pages: counted(health.pages, 'given', now),
});

export const isCircuitOpen = ({ openUntil }: CircuitBreaker, now: number): boolean => now < openUntil;

const opened = ({ timesOpened }: CircuitBreaker, now: number): CircuitBreaker => ({
  ...healthy,
  openUntil: now + Math.min(firstOpenMs * 2 ** timesOpened, longestOpenMs),
  timesOpened: timesOpened + 1,
});

/** Adds a page, and drops pages older than a minute. */
function counted(pages: readonly Slice[], as: 'given' | 'failed', now: number): readonly Slice[] {
  const recent = pages.filter(({ at }) => now - at < countedForMs);
  const last = recent.at(-1);
  const isOpen = last !== undefined && now - last.at < sliceMs;
  const slice = isOpen ? last : { at: now, given: 0, failed: 0 };
  return [...(isOpen ? recent.slice(0, -1) : recent), { ...slice, [as]: slice[as] + 1 }];
}

function hasTooManyBad(pages: readonly Slice[]): boolean {
  const failed = pages.reduce((sum, slice) => sum + slice.failed, 0);
  const given = pages.reduce((sum, slice) => sum + slice.given, 0);
  return failed >= toleratedPages && failed >= toleratedShare * (failed + given);
}
