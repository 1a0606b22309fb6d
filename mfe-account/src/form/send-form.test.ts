import { login } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { fieldProblem } from '../testing/field-problem.ts';
import { submitting } from '../testing/submitting.ts';
import { sendForm } from './send-form.ts';

const typed = { mailaddress: 'hanako@example.jp', password: 'secret' };
const send = (answer: () => ReturnType<typeof problem>, body: unknown = typed) =>
  sendForm(
    submitting({ at: '/login', fields: [], api: createInMemoryApi(answering(login, answer)) }),
    login,
    body,
  );
const refused = (status: number, code: string) => send(() => problem(status, code));

describe('sending a form (R5.3)', () => {
  it('asks nobody about what the rules refuse, and tells one thing of each field', async () => {
    const unasked = () => {
      throw new Error('asked');
    };
    expect(await send(unasked, { mailaddress: '', password: 'a'.repeat(300) })).toEqual({
      isDone: false,
      status: 422,
      refusal: {
        errors: [
          { name: 'mailaddress', code: 'required' },
          { name: 'password', code: 'too_long' },
        ],
      },
    });
  });

  it('tells the problem by its code, with its status', async () => {
    expect(await refused(401, 'login_failed')).toEqual({
      isDone: false,
      status: 401,
      refusal: { errors: [], failure: 'login_failed' },
    });
    expect(await refused(429, 'too_many_attempts')).toMatchObject({ status: 429 });
  });

  it.each([500, 502, 503, 504])('says that it is not to be had where the API answers %s', async (status) => {
    expect(await refused(status, 'internal')).toMatchObject({ status: 503 });
  });

  it.each([
    ['password', 'password'],
    ['children.0.birthday', 'children'],
  ])('tells what the API says of the field %s', async (field, name) => {
    expect(await send(() => fieldProblem(field, 'common_password'))).toEqual({
      isDone: false,
      status: 422,
      refusal: { errors: [{ name, code: 'common_password' }] },
    });
  });
});
