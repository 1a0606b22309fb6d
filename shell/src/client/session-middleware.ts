import { redirect, type SessionStore } from '@enerabi/shared/kernel';
import type { MiddlewareFunction } from 'react-router';
import { meantFor } from '../session-routes.ts';

/** The session's guards for navigation within the site (R2.7, R2.8); the server has them for documents. */
export const sessionMiddleware =
  (store: SessionStore): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url);
    if (meantFor(url.pathname)) {
      // Most pages are everybody's, and do without it.
      const { guardedBy } = await import(/* webpackChunkName: 'idle' */ './idle.ts');
      const instead = guardedBy(url, store.getState().user !== null);
      if (instead) throw redirect(instead);
    }
    return next();
  };
