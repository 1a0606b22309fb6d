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
 * Follows a login or logout in another tab (R3). It also checks a page that the browser restores from its back-forward
 * cache, since its user may have logged out meanwhile.
 * @returns ends the watch
 */
export function watchSession(store: SessionStore, page: PageLocation = here, ask = lazyClient): () => void {
  const follow = async (): Promise<void> => {
    const marked = markedSession();
    if (marked === undefined || marked === nameOf(store.getState())) return;
    // The marker may be out of date, since a slow tab may have written it: the API says whose the cookies are.
    const user = await ask(getMe, { onFailure: ({ status }) => (status === 401 ? null : undefined) });
    if (user === undefined) return;
    const { user: before } = store.getState();
    if (user?.cognito_sub === before?.cognito_sub) return markSession({ user, expiresAt: null });
    store.setState({ user, expiresAt: null, isUnknown: false });
    // A member's page must not stay for another user; a public page, perhaps half filled in, stays.
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
  // Catches up with changes from before the watch began.
  void follow();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
