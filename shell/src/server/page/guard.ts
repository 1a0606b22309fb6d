import { guardedBy } from '../../session-guard.ts';
import { meantFor } from '../../session-routes.ts';
import type { SavedBecause } from './saved-form-page.ts';

export interface GuardedRequest {
  url: URL;
  isMember: boolean;
  /** The API cannot say who the visitor is. */
  isSessionUnknown: boolean;
  isForm: boolean;
}

export type GuardDecision =
  | { kind: 'render' }
  /** The page needs the user, and the API cannot identify them. */
  | { kind: 'apologise' }
  | { kind: 'redirect'; location: string }
  | { kind: 'save form'; because: SavedBecause };

/** Decides what a request gets by its session alone (R2.7); a form that was filled in is never thrown away. */
export function guardPage({ url, isMember, isSessionUnknown, isForm }: GuardedRequest): GuardDecision {
  const audience = meantFor(url.pathname);
  if (isSessionUnknown && audience === 'members')
    return isForm ? { kind: 'save form', because: 'unavailable' } : { kind: 'apologise' };
  const location = guardedBy(url, isMember);
  if (location === undefined) return { kind: 'render' };
  // A member does not need a visitors' form.
  const isWorthSaving = isForm && audience !== 'visitors';
  return isWorthSaving ? { kind: 'save form', because: 'session_ended' } : { kind: 'redirect', location };
}
