import { login } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { action } from './login.action.ts';

const logIn = async (at: string) =>
  leadsTo(
    await action(
      submitting({
        at,
        fields: [
          ['mailaddress', 'hanako@example.jp'],
          ['password', 'secret'],
        ],
        api: createInMemoryApi(answering(login, () => ({ ExpiresIn: 3600, TokenType: 'Bearer' }))),
      }),
    ),
  );

describe('after logging in (R2.7)', () => {
  it.each([
    ['/login', '/mypage'],
    ['/login?return_to=%2Fmypage%2Fedit%3Fx%3D1', '/mypage/edit?x=1'],
    ['/login?return_to=%2F%2Fevil.test%2F', '/mypage'],
    ['/login?return_to=%2Flogin', '/mypage'],
  ])('%s leads to %s, in a document that brings the session', async (at, path) => {
    expect(await logIn(at)).toEqual({ path, isDocument: true });
  });
});
