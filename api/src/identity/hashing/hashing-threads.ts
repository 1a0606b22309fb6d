import { Worker } from 'node:worker_threads';
import type { Argon2Cost } from './password-hasher.ts';

/** To verify against `known`, or to hash at `cost`. */
export type HashingWork =
  | { password: string; known: string }
  | { password: string; known?: undefined; cost: Argon2Cost; outputBytes: number };

export type HashingReply = { done: string | boolean } | { failure: string };

/**
 * Threads that hash, each one password at a time and with less priority than the process. They stay for the next, and
 * keep no process alive.
 */
export class HashingThreads {
  readonly #idle: Worker[] = [];

  /** @throws Error where the hash cannot be read, or the thread ends */
  async run(work: HashingWork): Promise<string | boolean> {
    const thread = this.#idle.pop() ?? new Worker(new URL('./hashing-thread.ts', import.meta.url));
    const reply = await answered(thread, work);
    this.#idle.push(thread);
    if ('failure' in reply) throw new Error(reply.failure);
    return reply.done;
  }
}

function answered(thread: Worker, work: HashingWork): Promise<HashingReply> {
  return new Promise((resolve, reject) => {
    const fail = (why: unknown): void =>
      reject(why instanceof Error ? why : new Error(`The thread that hashes has ended: ${why}`));
    const end = (reply: HashingReply): void => {
      thread.off('error', fail);
      thread.off('exit', fail);
      thread.unref();
      resolve(reply);
    };
    thread.once('message', end);
    thread.once('error', fail);
    thread.once('exit', fail);
    thread.ref();
    thread.postMessage(work);
  });
}
