import type { Operation } from '../operation.ts';
import type * as schemas from './registration.schemas.ts';

export type { Registration, UserStatus } from './registration.schemas.ts';

const load = () => import(/* webpackChunkName: 'registration-schemas' */ './registration.schemas.ts');

/**
 * Specification section 7: begins a registration and mails a code. The account is created by `activate`. An address
 * that already has one gets a mail that says so, and the reply is the same. 422 with `common_password` on `password`,
 * `terms_outdated` on `terms_version`; 429 `too_many_attempts`.
 */
export const register: Operation<typeof schemas.register> = {
  id: 'register',
  method: 'POST',
  path: '/api/register',
  summary: '会員登録の申し込み（確認コードをメールで送る）',
  problems: ['too_many_attempts'],
  schemas: async () => (await load()).register,
};

/**
 * Names the address to which a registration in progress was mailed, for callers that know its name. 404
 * `registration_not_found`.
 */
export const getRegistration: Operation<typeof schemas.getRegistration> = {
  id: 'getRegistration',
  method: 'GET',
  path: '/api/front/registration',
  summary: '手続き中の会員登録',
  problems: ['registration_not_found', 'too_many_attempts'],
  schemas: async () => (await load()).getRegistration,
};

/** Mails another code; earlier ones become invalid. 404 `registration_not_found`; 429 `too_many_attempts`. */
export const resendAuthenticationCode: Operation<typeof schemas.resendAuthenticationCode> = {
  id: 'resendAuthenticationCode',
  method: 'POST',
  path: '/api/front/resend_authentication_code',
  summary: '確認コードをもう一度送る',
  problems: ['registration_not_found', 'too_many_attempts'],
  schemas: async () => (await load()).resendAuthenticationCode,
};

/**
 * Specification section 7: creates the account and opens its first session. 422 `authentication_code_refused` for a
 * code that is wrong, used or expired, without the reason; 429 `too_many_attempts`.
 */
export const activate: Operation<typeof schemas.activate> = {
  id: 'activate',
  method: 'POST',
  path: '/api/activate',
  summary: '会員登録の完了（確認コード）',
  problems: ['authentication_code_refused', 'too_many_attempts'],
  schemas: async () => (await load()).activate,
};

/**
 * Specification section 7. Answers only callers that know the registration's `cognito_sub`, or members about their
 * own address; for all others every address is `unknown`. 429 `too_many_attempts`.
 */
export const getUserStatus: Operation<typeof schemas.getUserStatus> = {
  id: 'getUserStatus',
  method: 'GET',
  path: '/api/front_get_user_status',
  summary: '会員登録の進み具合',
  problems: ['too_many_attempts'],
  schemas: async () => (await load()).getUserStatus,
};
