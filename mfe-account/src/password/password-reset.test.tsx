import { resetPassword } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, fieldProblem, problem, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.ts';

const address = '/password_reset/3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
const token = 'dGhpcyBpcyBhIHRva2Vu-_0123';

const open = (
  answer: Parameters<typeof answering<Awaited<ReturnType<typeof resetPassword.schemas>>>>[1],
  at = `${address}?token=${token}`,
) => renderRoutes(routes, { at, api: createInMemoryApi(answering(resetPassword, answer)) });

const password = () => screen.findByLabelText('新しいパスワード');
const submit = () => screen.getByRole('button', { name: 'パスワードを変更する' });
const newLink = () => screen.findByRole('link', { name: '再設定のメールを受け取る' });

describe('/password_reset/{cognito_sub}', () => {
  it('asks for the new password once, which can be looked at', async () => {
    const { user } = open(() => ({}));
    const field = await password();
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(field).toHaveAccessibleDescription(/8文字以上/);
    await user.click(screen.getByRole('checkbox', { name: '新しいパスワードを表示する' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('sends its address, which contains the key, to no other site', async () => {
    open(() => ({}));
    await password();
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin');
  });

  it.each([
    ['', /パスワードを入力してください。/],
    ['1234567', /8文字以上で入力してください。/],
  ])('refuses 「%s」 next to its field (R5.3)', async (typed, words) => {
    const { user } = open(() => ({}));
    if (typed) await user.type(await password(), typed);
    else await password();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(await password()).toHaveAccessibleDescription(words);
  });

  it('refuses what the API knows to be common', async () => {
    const { user } = open(() => fieldProblem('password', 'common_password'));
    await user.type(await password(), 'password1');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/別のパスワードを/);
    expect(await password()).toHaveAccessibleDescription(/別のパスワードを/);
  });

  it.each([
    ['was used or has run out', `${address}?token=${token}`],
    ['was cut off', `${address}?token=dGhp`],
    ['names nobody', `/password_reset/odd?token=${token}`],
  ])('says so where the link %s, with the focus on it, and leads to another', async (_, at) => {
    const { user } = open(() => problem(422, 'token_refused'), at);
    await user.type(await password(), 'あおいそらとしろいくも');
    await user.click(submit());
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'このリンクはお使いいただけません',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await newLink()).toHaveAttribute('href', '/password_forgot');
  });

  it('leads to a link where there is none', async () => {
    open(() => ({}), address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'メールのリンクから開いてください' }),
    ).not.toHaveFocus();
    expect(await newLink()).toHaveAttribute('href', '/password_forgot');
  });

  it.each([
    [429, 'too_many_attempts', /しばらく時間をおいて/],
    [500, 'internal_server_error', /ただいまパスワードを変更できません。/],
  ])('says how to go on after %s %s', async (status, code, words) => {
    const { user } = open(() => problem(status, code));
    await user.type(await password(), 'あおいそらとしろいくも');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await password()).toHaveValue('あおいそらとしろいくも');
  });
});
