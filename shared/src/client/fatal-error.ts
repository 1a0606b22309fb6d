import { data } from '@enerabi/shared/kernel';
import type { Problem } from '../contract/index.ts';

/** The message of the fatal error page (specification section 8). */
export const fatalErrorMessage = 'お探しのページは見つかりませんでした。';

/** Codes of a call that brought no answer of the API, whether this client says so or the gateway. */
const unanswered = new Set(['unreachable', 'timeout']);

/**
 * Raises the fatal error page (R6.2).
 * @param message what the page says; without one it says that the server failed
 * @throws always: a router response `{ message, code, request_id }` with the status of the API's answer, 500 where there
 *   is none (decision 072)
 */
export function failPage({ status, code, request_id }: Problem, message: string | undefined): never {
  throw data({ message, code, request_id }, { status: unanswered.has(code) ? 500 : status || 500 });
}

/** Longer ones are no sentence for a visitor. */
const longestMessage = 200;

/**
 * The sentence for people that a server put into its error, which pages show as text (R6.6). `title` and `detail` are for
 * whoever calls the API.
 * @returns undefined where there is none
 */
export function messageOf({ message }: Problem): string | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.replace(/\s+/g, ' ').trim();
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text || undefined;
}
