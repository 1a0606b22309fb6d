import { type Candidate, candidateKey } from './candidates.ts';
import {
  afterFailure,
  afterSuccess,
  type CircuitBreaker,
  healthy,
  isCircuitOpen,
} from './circuit-breaker.ts';
import type { RenderFailureKind } from './render-failure.ts';

/** The circuit breakers of all candidates that have served or failed. */
export class CircuitBreakers {
  readonly #now: () => number;
  readonly #breakers = new Map<string, CircuitBreaker>();

  constructor(now: () => number) {
    this.#now = now;
  }

  #of(candidate: Candidate): CircuitBreaker {
    return this.#breakers.get(candidateKey(candidate)) ?? healthy;
  }

  isOpen(candidate: Candidate): boolean {
    return isCircuitOpen(this.#of(candidate), this.#now());
  }

  succeed(candidate: Candidate): void {
    this.#breakers.set(candidateKey(candidate), afterSuccess(this.#of(candidate), this.#now()));
  }

  /** @returns whether the failure has opened the circuit */
  fail(candidate: Candidate, kind: RenderFailureKind): boolean {
    const before = this.#of(candidate);
    const after = afterFailure(before, kind, this.#now());
    this.#breakers.set(candidateKey(candidate), after);
    return after.openUntil > before.openUntil;
  }

  /** Forgets the candidates that are not among these. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of this.#breakers.keys()) if (!keys.has(key)) this.#breakers.delete(key);
  }
}
