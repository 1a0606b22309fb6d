import { data } from '@enerabi/shared/kernel';
import type { Problem } from '../contract/index.ts';

/** The message of the fatal error page (specification section 8). */
export const fatalErrorMessage = 'お探しのページは見つかりませんでした。';

/** Codes of calls without an answer of the API, from this client or from the gateway. */
const unanswered = new Set(['unreachable', 'timeout']);

/**
 * Throws for the fatal error page (R6.2).
 * @param message text of the page; without one the page says that the server failed
 * @throws always: a router response `{ message, code, request_id }` with the status of the API's answer, 500 without
 *   one (decision 072)
 */
export function failPage({ status, code, request_id }: Problem, message: string | undefined): never {
  throw data({ message, code, request_id }, { status: unanswered.has(code) ? 500 : status || 500 });
}

/** A longer message is not a sentence for users. */
const longestMessage = 200;

/**
 * The message for users in a server's error, which pages show as text (R6.6); `title` and `detail` are for developers.
 * @returns undefined if there is none
 */
export function messageOf({ message }: Problem): string | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.replace(/\s+/g, ' ').trim();
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text || undefined;
}
