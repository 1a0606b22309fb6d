const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Ten tries over about 75 hours: a receiver that fails on a Friday evening is tried until Monday. */
const delaysMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** A delay is longer or shorter by up to this part, so that what failed together does not come again together. */
const jitter = 0.1;
const longestRetryAfterMs = 24 * hourMs;

export interface FailedTry {
  /** The number of tries so far, 1 or more. */
  attempts: number;
  now: Date;
  /** Time before which the receiver wants no other try; at most 24 hours ahead are honoured. */
  retryAfter?: Date | undefined;
  /** From 0 to 1. */
  random: number;
}

/**
 * When a webhook that failed is tried again.
 * @returns undefined after the tenth try
 */
export function nextWebhookTry({ attempts, now, retryAfter, random }: FailedTry): Date | undefined {
  const delay = delaysMs[attempts - 1];
  if (delay === undefined) return undefined;
  const own = Math.round(delay * (1 - jitter + 2 * jitter * random));
  const asked = retryAfter ? Math.min(retryAfter.getTime() - now.getTime(), longestRetryAfterMs) : 0;
  return new Date(now.getTime() + Math.max(own, asked));
}

/**
 * Reads `Retry-After` (RFC 9110): seconds, or a date.
 * @returns undefined if there is none, or it cannot be read
 */
export function readRetryAfter(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return new Date(now.getTime() + Number(text) * secondMs);
  const date = /^\w{3},? /.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
