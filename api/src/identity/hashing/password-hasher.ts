import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseOptions } from '@node-rs/argon2';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { HashingThreads } from './hashing-threads.ts';
import { Turns } from './turns.ts';

/** Nothing beyond text goes in or out: it could be another process. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hash undefined where there is no account: false, after the same work */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated(hash: string): boolean;
}

export interface Argon2Cost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP Password Storage Cheat Sheet: Argon2id with the least memory that it recommends. */
export const recommendedCost: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const outputBytes = 32;
/** One core stays free. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Some five seconds of work: nobody waits for longer. */
const mostWaiting = 200;

const threads = new HashingThreads();

/** Argon2id (RFC 9106), a few at a time, on threads of their own. @throws ProblemError 503 `overloaded` where too many wait */
export class Argon2Hasher implements PasswordHasher {
  readonly #cost: Argon2Cost;
  readonly #turns = new Turns(atOnce, mostWaiting, overloaded);
  /** Of nobody's password. */
  readonly #decoy: string;

  constructor(cost = recommendedCost) {
    this.#cost = cost;
    const { memoryCost, timeCost, parallelism } = cost;
    const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
    this.#decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(outputBytes)}`;
  }

  hash(password: string): Promise<string> {
    return this.#turns.take(() =>
      threads.run({ password, cost: this.#cost, outputBytes }).then((hash) => String(hash)),
    );
  }

  verify(known: string | undefined, password: string): Promise<boolean> {
    return this.#turns.take(() =>
      threads.run({ password, known: known || this.#decoy }).then((fits) => fits === true),
    );
  }

  isOutdated(known: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(known);
    const cost = this.#cost;
    return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
  }
}

const overloaded = (): Error =>
  new ProblemError(503, 'overloaded', 'Too many passwords wait; try again soon.', {
    headers: { 'retry-after': '5' },
  });
