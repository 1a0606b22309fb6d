import type { Operation } from '../operation.ts';
import type * as result from './basic-information.schemas.ts';
import type * as schemas from './profile.schemas.ts';

export type { BasicInformation, BasicInformationInput } from './basic-information.schemas.ts';
export type { Profile } from './profile.schemas.ts';

/** Contains the numbering plans of all countries: needed to send the form, not to read a profile. */
const loadBasicInformation = () =>
  import(/* webpackChunkName: 'basic-information-schemas' */ './basic-information.schemas.ts');
const load = () => import(/* webpackChunkName: 'profile-schemas' */ './profile.schemas.ts');

/** Specification section 7: the member's basic information, replacing the earlier one. 401 `unauthorized`. */
export const registerBasicInformation: Operation<typeof result.registerBasicInformation> = {
  id: 'registerBasicInformation',
  method: 'POST',
  path: '/api/register_basic_information',
  summary: '基本情報の登録',
  problems: ['unauthorized'],
  schemas: async () => (await loadBasicInformation()).registerBasicInformation,
};

/** Gets the member's information for forms (R4.4, R4.5, R4.8). 401 `unauthorized`. */
export const getProfile: Operation<typeof schemas.getProfile> = {
  id: 'getProfile',
  method: 'GET',
  path: '/api/front/profile',
  summary: '会員の基本情報',
  problems: ['unauthorized'],
  schemas: async () => (await load()).getProfile,
};

/** Replaces the earlier information. 401 `unauthorized`. */
export const updateProfile: Operation<typeof result.updateProfile> = {
  id: 'updateProfile',
  method: 'PUT',
  path: '/api/front/profile',
  summary: '会員の基本情報を変更する',
  problems: ['unauthorized'],
  schemas: async () => (await loadBasicInformation()).updateProfile,
};

/**
 * Mails a code to the new address; the old one stays until `confirmMailaddress`. An address that already has an
 * account gets a mail that says so, and the reply is the same. 422 `password_refused` on `password`; 429
 * `too_many_attempts`.
 */
export const changeMailaddress: Operation<typeof schemas.changeMailaddress> = {
  id: 'changeMailaddress',
  method: 'POST',
  path: '/api/front/change_mailaddress',
  summary: 'メールアドレスの変更を申し込む',
  problems: ['unauthorized', 'too_many_attempts'],
  schemas: async () => (await load()).changeMailaddress,
};

/** 422 `authentication_code_refused`; 429 `too_many_attempts`. The old address gets a mail that says so. */
export const confirmMailaddress: Operation<typeof schemas.confirmMailaddress> = {
  id: 'confirmMailaddress',
  method: 'POST',
  path: '/api/front/confirm_mailaddress',
  summary: 'メールアドレスの変更を完了する',
  problems: ['unauthorized', 'authentication_code_refused', 'too_many_attempts'],
  schemas: async () => (await load()).confirmMailaddress,
};

/**
 * Erases the account and its data, cancels future visits, ends every session. 422 `password_refused` on `password`;
 * 429 `too_many_attempts`.
 */
export const closeAccount: Operation<typeof schemas.closeAccount> = {
  id: 'closeAccount',
  method: 'POST',
  path: '/api/front/close_account',
  summary: '退会',
  problems: ['unauthorized', 'too_many_attempts'],
  schemas: async () => (await load()).closeAccount,
};
