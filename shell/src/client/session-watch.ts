import { getMe } from '@enerabi/shared/contract';
import type { SessionStore } from '@enerabi/shared/kernel';
import { meantFor } from '../session-routes.ts';
import { lazyClient } from './lazy-client.ts';
import { markedSession, markSession, nameOf, sessionKey } from './session-marker.ts';

interface PageLocation {
  pathname: () => string;
  reload: () => void;
}

const here: PageLocation = { pathname: () => location.pathname, reload: () => location.reload() };

/**
 * Follows what another tab does: a logout there is one here, whose login there is, is known here, too (R3). A page that
 * the browser had put by, and brings back with the back button, must still be its visitor's.
 * @returns ends the watch
 */
export function watchSession(store: SessionStore, page: PageLocation = here, ask = lazyClient): () => void {
  const follow = async (): Promise<void> => {
    const marked = markedSession();
    if (marked === undefined || marked === nameOf(store.getState())) return;
    // Asks who owns the cookies now: a tab that was slow to load may have marked an owner that is over.
    const user = await ask(getMe, { onFailure: ({ status }) => (status === 401 ? null : undefined) });
    if (user === undefined) return;
    const { user: before } = store.getState();
    if (user?.cognito_sub === before?.cognito_sub) return markSession({ user, expiresAt: null });
    store.setState({ user, expiresAt: null, isUnknown: false });
    // A member's page is nobody else's; a public page, perhaps half filled in, stays.
    if (meantFor(page.pathname()) || (before && user)) page.reload();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === sessionKey || key === null) void follow();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    if (markedSession() === undefined && store.getState().user) page.reload();
    else void follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  // Catches up with changes before the watch began.
  void follow();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
