import type { Session } from '@enerabi/shared/kernel';

/**
 * The session of a visitor. The kernel's own comes with React and the router, which this process and its workers do
 * without.
 */
export const visitor: Session = { user: null, expiresAt: null };
