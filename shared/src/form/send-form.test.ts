import { login } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, fieldProblem, problem, submitting } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { fieldErrors } from './refusal/field-errors.ts';
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
  it('sends nothing that the rules refuse, and reports one error per field', async () => {
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

  it('sends texts in their stored form, and names the field of one that cannot be stored', async () => {
    const sent: unknown[] = [];
    const keeping = answering(login, ({ body }) => {
      sent.push(body);
      return { ExpiresIn: 600, TokenType: 'Bearer' };
    });
    const form = submitting({ at: '/login', fields: [], api: createInMemoryApi(keeping) });
    const hidden = { mailaddress: '\u202Ehanako@example.jp\u200B\r\n', password: 'a\u202Eb' };
    expect(await sendForm(form, login, hidden)).toMatchObject({ isDone: true });
    expect(sent).toEqual([{ mailaddress: 'hanako@example.jp', password: 'a\u202Eb' }]);
    const invalid = { ...typed, password: 'a\0b' };
    expect(await sendForm(form, login, invalid)).toMatchObject({
      status: 422,
      refusal: { errors: [{ name: 'password', code: 'invalid_character' }] },
    });
    const messages = { password: 'パスワードをご確認ください。' };
    expect(fieldErrors([{ name: 'password', code: 'invalid_character' }], messages).errorOf('password')).toBe(
      'パスワードをご確認ください。保存できない文字（目に見えない制御文字など）が含まれています。入力し直してください。',
    );
  });

  it("returns the problem's code and status", async () => {
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
