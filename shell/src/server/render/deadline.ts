import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import { hungAfterMs } from './worker-limits.ts';

/** How long a release is waited for, and what it is called when that is over. */
export interface Deadline {
  /** By `performance.now()`, so that whatever is waited for uses it up. */
  until: number;
  failure: 'deadline' | 'too_little_time';
}

const marginMs = 700;

/**
 * How long a visitor waits for a page in all, however many releases try and whatever they wait for. A slow API must end
 * its calls first, of which a loader may make two one after the other: no release is to blame for it.
 */
export const deadlineFor = (method: string): number =>
  (method === 'GET' ? 2 * readTimeoutMs : writeTimeoutMs + readTimeoutMs) + hungAfterMs + marginMs;
