import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import { deadlineMarginMs, hungAfterMs } from './limits.ts';

/** Until when a release is waited for, and the failure if it takes longer. */
export interface Deadline {
  /** Time on the `performance.now()` clock; all waiting counts. */
  until: number;
  failure: 'deadline' | 'too_little_time';
}

/**
 * How long a visitor waits for a page in all, however many releases try. It is longer than the timeouts of two API
 * calls one after the other, as a loader may make them: a slow API is not the release's error.
 */
export const deadlineFor = (method: string): number =>
  (method === 'GET' ? 2 * readTimeoutMs : writeTimeoutMs + readTimeoutMs) + hungAfterMs + deadlineMarginMs;
