import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type Argon2Cost, recommendedCost } from './argon2-cost.ts';
import type { HashingTask } from './hashing-thread.ts';

/** It exchanges text only, so that the hasher could be another process. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hash undefined if there is no account: false, after the same work */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made at another cost than the current one. */
  isOutdated(hash: string): boolean;
}

const outputBytes = 32;
/** The other core stays free. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Some five seconds of work: visitors do not wait longer. */
const queueLimit = 200;
/**
 * Rendering a page takes as long as a hash, but visitors expect a login to be slower, so hashing has lower priority
 * (Linux).
 */
const niceness = 10;

export interface HashingPoolLimits {
  threads: number;
  queueLimit: number;
}

/** Threads that hash one password each; tasks wait in the order of arrival. */
export class HashingPool {
  readonly #pool: Piscina<HashingTask, string | boolean>;

  constructor(limits: HashingPoolLimits = { threads, queueLimit }) {
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL('./hashing-thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: limits.threads,
      maxQueue: limits.queueLimit,
      stricterFIFO: true,
      idleTimeout: Number.POSITIVE_INFINITY,
      niceIncrement: niceness,
    });
  }

  /** @throws ProblemError 503 `overloaded` if too many tasks wait */
  async run(task: HashingTask): Promise<string | boolean> {
    if (this.#pool.queueSize >= this.#pool.options.maxQueue) throw overloaded();
    return await this.#pool.run(task);
  }
}

const sharedPool = new HashingPool();

/** Argon2id (RFC 9106) on the threads of a pool. @throws ProblemError 503 `overloaded` if too many tasks wait */
export class Argon2Hasher implements PasswordHasher {
  readonly #cost: Argon2Cost;
  readonly #pool: HashingPool;
  /** A hash that matches no password: verifying against it takes as long as against a real one. */
  readonly #decoy: string;

  constructor(cost = recommendedCost, pool = sharedPool) {
    this.#cost = cost;
    this.#pool = pool;
    const { memoryCost, timeCost, parallelism } = cost;
    const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
    this.#decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(outputBytes)}`;
  }

  async hash(password: string): Promise<string> {
    return String(await this.#pool.run({ password, cost: this.#cost, outputBytes }));
  }

  async verify(known: string | undefined, password: string): Promise<boolean> {
    return (await this.#pool.run({ password, known: known || this.#decoy })) === true;
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
