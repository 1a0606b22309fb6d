import type { Session } from '@enerabi/shared/kernel';

/** The session of a visitor. The kernel has the same constant, but importing it would load React and the router. */
export const visitor: Session = { user: null, expiresAt: null };
