import type { Operation } from '../operation.ts';
import type * as schemas from './password.schemas.ts';

const load = () => import(/* webpackChunkName: 'password-schemas' */ './password.schemas.ts');

/** Mails a link to an account's address; the reply is the same for every address. 429 `too_many_attempts`. */
export const forgotPassword: Operation<typeof schemas.forgotPassword> = {
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/password_forgot',
  summary: 'パスワード再設定のメールを送る',
  problems: ['too_many_attempts'],
  schemas: async () => (await load()).forgotPassword,
};

/**
 * Sets the password once by a mailed link, and ends every session. 422 `token_refused` for a link that is wrong, used
 * or expired; 422 with `common_password` on `password`; 429 `too_many_attempts`.
 */
export const resetPassword: Operation<typeof schemas.resetPassword> = {
  id: 'resetPassword',
  method: 'POST',
  path: '/api/password_reset',
  summary: 'パスワードを再設定する',
  problems: ['token_refused', 'too_many_attempts'],
  schemas: async () => (await load()).resetPassword,
};

/**
 * Ends every other session of the member. 422 `password_refused` on `password`, `common_password` on `new_password`;
 * 429 `too_many_attempts`.
 */
export const changePassword: Operation<typeof schemas.changePassword> = {
  id: 'changePassword',
  method: 'POST',
  path: '/api/front/change_password',
  summary: 'パスワードを変更する',
  problems: ['unauthorized', 'too_many_attempts'],
  schemas: async () => (await load()).changePassword,
};
