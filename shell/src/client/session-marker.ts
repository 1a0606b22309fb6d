import type { Session } from '@enerabi/shared/kernel';

/**
 * Storage key under which the tabs of a browser share whose pages they show: the member's public name, or '' for a
 * visitor.
 */
export const sessionKey = 'session';

export const nameOf = ({ user }: Session): string => user?.cognito_sub ?? '';

/** @returns undefined if this browser has no web storage */
export function markedSession(): string | undefined {
  try {
    return localStorage.getItem(sessionKey) ?? '';
  } catch {
    return undefined;
  }
}

/** Marks the session, so that other tabs notice a change. */
export function markSession(session: Session): void {
  const marked = markedSession();
  // Writing the same value again would not notify other tabs.
  if (session.isUnknown || marked === undefined || marked === nameOf(session)) return;
  try {
    localStorage.setItem(sessionKey, nameOf(session));
  } catch {
    // The storage is full: other tabs notice at their next page.
  }
}
