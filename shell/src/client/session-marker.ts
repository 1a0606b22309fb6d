import type { Session } from '@enerabi/shared/kernel';

/**
 * Storage key by which the tabs of a browser tell each other whose pages they show, by public name; '' is a
 * visitor's.
 */
export const sessionKey = 'session';

export const nameOf = ({ user }: Session): string => user?.cognito_sub ?? '';

/** @returns undefined where this browser keeps nothing */
export function markedSession(): string | undefined {
  try {
    return localStorage.getItem(sessionKey) ?? '';
  } catch {
    return undefined;
  }
}

/** Other tabs hear of it where it is another one than theirs. */
export function markSession(session: Session): void {
  const marked = markedSession();
  // Written again it would be no change, and nobody would hear of it.
  if (session.isUnknown || marked === undefined || marked === nameOf(session)) return;
  try {
    localStorage.setItem(sessionKey, nameOf(session));
  } catch {
    // Full storage: other tabs find out with their next page.
  }
}
