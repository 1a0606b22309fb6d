import {
  changePassword,
  closeAccount,
  confirmMailaddress,
  logoutEverywhere,
  updateProfile,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { action } from './profile-edit.action.ts';

const api = createInMemoryApi(
  answering(updateProfile, () => ({})),
  answering(confirmMailaddress, () => ({ mailaddress: 'new@example.jp' })),
  answering(changePassword, () => ({})),
  answering(logoutEverywhere, () => ({})),
  answering(closeAccount, () => ({})),
);
const send = (fields: Record<string, string>) =>
  action(submitting({ at: '/mypage/edit', fields: Object.entries(fields), api }));

const person = {
  last_name: '花岡',
  first_name: '花子',
  last_name_furigana: 'はなおか',
  first_name_furigana: 'はなこ',
  phone_number: '090-1234-5678',
};

describe('what was changed shows in a new document', () => {
  it.each([
    [
      '/mypage/edit?changed=profile#main',
      { form: 'profile', intent: 'save', position_kind_ids: '2', ...person },
    ],
    ['/mypage/edit?changed=mailaddress#main', { form: 'mailaddress_code', authentication_code: '123456' }],
    [
      '/mypage/edit?changed=password#main',
      { form: 'password', password: 'secret', new_password: 'あおいそらとしろいくも' },
    ],
    ['/', { form: 'logout_everywhere' }],
    ['/login?closed=done', { form: 'closing', password: 'secret', is_sure: 'on' }],
  ])('%s', async (path, fields) => {
    expect(leadsTo(await send(fields as Record<string, string>))).toEqual({ path, isDocument: true });
  });
});

it('a form that the page does not have is refused', async () => {
  for (const form of ['', 'nothing', 'toString'])
    await expect(send({ form })).rejects.toMatchObject({ init: { status: 400 } });
});
