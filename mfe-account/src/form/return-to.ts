import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';

/**
 * The next page of login or registration, with the page to which the visitor returns afterwards (R2.7).
 * @param from query of the current page
 */
export function withReturn(path: string, from: URLSearchParams): string {
  const wanted = returnPathOf(from.get(returnParameter));
  return wanted ? `${path}?${returnParameter}=${encodeURIComponent(wanted)}` : path;
}
