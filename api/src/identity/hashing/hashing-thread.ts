import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingReply, HashingWork } from './hashing-threads.ts';

/** Whoever waits for a page goes before whoever waits for a login: a page takes as long as a hash, and nobody expects it to. */
const niceness = 10;

/** Linux alone gives a thread a priority of its own; elsewhere it has that of the process. */
function stepBack(): void {
  try {
    const thread = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread) setPriority(Number(thread), niceness);
  } catch {
    // No such file here, or not allowed: hashing works all the same.
  }
}

function answer(work: HashingWork): HashingReply {
  try {
    if (work.known !== undefined) return { done: verifySync(work.known, work.password) };
    return { done: hashSync(work.password, { ...work.cost, outputLen: work.outputBytes }) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

stepBack();
parentPort?.on('message', (work: HashingWork) => parentPort?.postMessage(answer(work)));
