import { forgotPassword } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.ts';

const open = (answer: Parameters<typeof answering<Awaited<ReturnType<typeof forgotPassword.schemas>>>>[1]) =>
  renderRoutes(routes, { at: '/password_forgot', api: createInMemoryApi(answering(forgotPassword, answer)) });

const mail = () => screen.findByRole('textbox', { name: 'メールアドレス' });
const send = () => screen.getByRole('button', { name: '再設定のメールを受け取る' });

describe('/password_forgot', () => {
  it('says where the mail went and what to do with it, with the focus on it', async () => {
    const received: unknown[] = [];
    const { user } = open(({ body }) => {
      received.push(body);
      return {};
    });
    await user.type(await mail(), 'Hanako@example.jp');
    await user.click(send());
    const heading = await screen.findByRole('heading', { level: 1, name: '再設定のメールをお送りしました' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Hanako@example.jp')).toBeVisible();
    expect(screen.getByText(/登録されていれば/)).toBeVisible();
    expect(screen.getByText(/30分間/)).toBeVisible();
    expect(screen.getByText(/迷惑メール/)).toBeVisible();
    expect(received).toEqual([{ mailaddress: 'Hanako@example.jp' }]);
  });

  it('lets the visitor try again with another address', async () => {
    const { user } = open(() => ({}));
    await user.type(await mail(), 'hanako@example.jp');
    await user.click(send());
    await user.click(await screen.findByRole('link', { name: 'もう一度入力する' }));
    expect(await mail()).toHaveValue('');
  });

  it.each([
    ['', /メールアドレスを入力してください。/],
    ['hanako', /形式が正しくありません/],
  ])('refuses 「%s」 next to its field (R5.3)', async (typed, words) => {
    const { user } = open(() => ({}));
    if (typed) await user.type(await mail(), typed);
    else await mail();
    await user.click(send());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(await mail()).toHaveAccessibleDescription(words);
    expect(await mail()).toHaveValue(typed);
  });

  it.each([
    [429, 'too_many_attempts', /しばらく時間をおいて/],
    [500, 'internal_server_error', /ただいまメールをお送りできません。/],
  ])('says how to go on after %s %s', async (status, code, words) => {
    const { user } = open(() => problem(status, code));
    await user.type(await mail(), 'hanako@example.jp');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await mail()).toHaveValue('hanako@example.jp');
  });
});
