import { resetPassword } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, leadsTo, submitting } from '@enerabi/shared/testing';
import { expect, it } from '@jest/globals';
import { action } from './password-reset.action.ts';

const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
const token = 'dGhpcyBpcyBhIHRva2Vu-_0123';
const password = 'あおいそらとしろいくも';

it("sends the link's key with the new password and leads to the login, in a new document", async () => {
  const received: unknown[] = [];
  const args = submitting({
    at: `/password_reset/${cognito_sub}?token=${token}`,
    fields: [
      ['token', token],
      ['password', password],
    ],
    api: createInMemoryApi(
      answering(resetPassword, ({ body }) => {
        received.push(body);
        return {};
      }),
    ),
    params: { cognito_sub },
  });
  expect(leadsTo(await action(args))).toEqual({ path: '/login?reset=done', isDocument: true });
  expect(received).toEqual([{ cognito_sub, token, password }]);
});
