import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';

/**
 * The next page of the entrance, which still leads on to where the visitor wanted to go (R2.7).
 * @param from query of the page before
 */
export function withReturn(path: string, from: URLSearchParams): string {
  const wanted = returnPathOf(from.get(returnParameter));
  return wanted ? `${path}?${returnParameter}=${encodeURIComponent(wanted)}` : path;
}
