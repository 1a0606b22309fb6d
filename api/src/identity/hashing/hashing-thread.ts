import { hashSync, verifySync } from '@node-rs/argon2';
import type { Argon2Cost } from './argon2-cost.ts';

/** Verifies a password against `known`, or hashes it at `cost`. */
export type HashingTask =
  | { password: string; known: string }
  | { password: string; known?: undefined; cost: Argon2Cost; outputBytes: number };

/** Runs in a thread of the hashing pool. @throws Error if `known` is no hash */
export default function hashOrVerify(task: HashingTask): string | boolean {
  if (task.known !== undefined) return verifySync(task.known, task.password);
  return hashSync(task.password, { ...task.cost, outputLen: task.outputBytes });
}
