import { redirect, type SessionStore } from '@enerabi/shared/kernel';
import type { MiddlewareFunction } from 'react-router';
import { meantFor } from '../session-routes.ts';

/** Guards navigation within the site by the session (R2.7, R2.8); the server guards documents. */
export const sessionMiddleware =
  (store: SessionStore): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url);
    if (meantFor(url.pathname)) {
      // Most pages need no session check.
      const { guardedBy } = await import(/* webpackChunkName: 'idle' */ './idle.ts');
      const instead = guardedBy(url, store.getState().user !== null);
      if (instead) throw redirect(instead);
    }
    return next();
  };
