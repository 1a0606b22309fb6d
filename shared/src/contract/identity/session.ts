import type { Operation } from '../operation.ts';
import type * as schemas from './session.schemas.ts';

export type { OpenedSession, User } from './session.schemas.ts';

const load = () => import(/* webpackChunkName: 'session-schemas' */ './session.schemas.ts');

/**
 * Specification section 7. 401 `login_failed` for a wrong mail address or password, without the reason; 429
 * `too_many_attempts` with `Retry-After` in seconds.
 */
export const login: Operation<typeof schemas.login> = {
  id: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'ログイン',
  problems: ['login_failed', 'too_many_attempts'],
  schemas: async () => (await load()).login,
};

/**
 * Specification section 7: a new id token for a session, whose refresh token stays. The authorization header carries
 * the session's last id token, which may have expired. 401 `session_ended` if the session was ended (R3.6) or its
 * absolute lifetime is over.
 */
export const refresh: Operation<typeof schemas.refresh> = {
  id: 'refresh',
  method: 'POST',
  path: '/api/refresh',
  summary: 'ログインの更新',
  problems: ['session_ended'],
  schemas: async () => (await load()).refresh,
};

/** Ends this session at once (R3.6). A session that is over or never existed is no error. */
export const logout: Operation<typeof schemas.logout> = {
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'ログアウト',
  schemas: async () => (await load()).logout,
};

/** Ends every session of the member, on all devices (R3.6). 401 `unauthorized` for a visitor. */
export const logoutEverywhere: Operation<typeof schemas.logout> = {
  id: 'logoutEverywhere',
  method: 'POST',
  path: '/api/logout_everywhere',
  summary: 'すべての端末からログアウト',
  problems: ['unauthorized'],
  schemas: async () => (await load()).logout,
};

/** Specification section 7: the user with positions. 401 `unauthorized` without an open session. */
export const getMe: Operation<typeof schemas.getMe> = {
  id: 'getMe',
  method: 'GET',
  path: '/api/front_me',
  summary: 'ログイン中の会員',
  problems: ['unauthorized'],
  schemas: async () => (await load()).getMe,
};
