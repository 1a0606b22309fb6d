import { data } from '@enerabi/shared/kernel';
import type { Problem } from '../contract/index.ts';

/** The message of the fatal error page (specification section 8). */
export const fatalErrorMessage = 'お探しのページは見つかりませんでした。';

/**
 * Raises the fatal error page (R6.2).
 * @param message what the page says; without one it says that the server failed
 * @throws always: a router response `{ message, code, request_id }` with the failed call's status, 500 where there is none
 */
export function failPage({ status, code, request_id }: Problem, message: string | undefined): never {
  throw data({ message, code, request_id }, { status: status || 500 });
}
