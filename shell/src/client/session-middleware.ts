import { redirect, type SessionStore } from '@enerabi/shared/kernel';
import type { MiddlewareFunction } from 'react-router';
import { guardedBy } from '../session-guard.ts';

/** The session's guards for navigation within the site (R2.7, R2.8); the server has them for documents. */
export const sessionMiddleware =
  (store: SessionStore): MiddlewareFunction =>
  ({ request }, next) => {
    const instead = guardedBy(new URL(request.url), store.getState().user !== null);
    if (instead) throw redirect(instead);
    return next();
  };
