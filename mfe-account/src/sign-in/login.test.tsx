import { login } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.ts';

const open = (
  answer: Parameters<typeof answering<Awaited<ReturnType<typeof login.schemas>>>>[1],
  at = '/login',
) => renderRoutes(routes, { at, api: createInMemoryApi(answering(login, answer)) });

const refused = () => problem(401, 'login_failed');
const mail = () => screen.findByRole('textbox', { name: 'メールアドレス' });

describe('/login', () => {
  it('names what is missing next to its field and in a summary that takes the focus (R5.3)', async () => {
    const { user } = open(refused);
    await mail();
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('入力内容に2件の誤りがあります');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(await mail()).toHaveAccessibleDescription(/メールアドレスを入力してください。/);
    expect(screen.getByLabelText('パスワード')).toHaveAccessibleDescription('パスワードを入力してください。');
    expect(screen.getByRole('link', { name: 'パスワードを入力してください。' })).toHaveAttribute(
      'href',
      '#field-password',
    );
  });

  it('says how a mail address is written, and keeps what was typed', async () => {
    const { user } = open(refused);
    await user.type(await mail(), 'hanako');
    await user.type(screen.getByLabelText('パスワード'), 'secret');
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    expect(await screen.findByRole('link', { name: /形式が正しくありません/ })).toBeVisible();
    expect(await mail()).toHaveValue('hanako');
  });

  it('accepts a full-width mail address and says when the two do not fit', async () => {
    const received: unknown[] = [];
    const { user } = open(({ body }) => {
      received.push(body);
      return refused();
    });
    await user.type(await mail(), 'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ');
    await user.type(screen.getByLabelText('パスワード'), 'ｓecret ');
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'メールアドレスまたはパスワードが正しくありません。',
    );
    expect(received).toEqual([{ mailaddress: 'hanako@example.jp', password: 'ｓecret ' }]);
  });

  it('is honest when login is not to be had', async () => {
    const { user } = open(() => problem(404, 'not_found'));
    await user.type(await mail(), 'hanako@example.jp');
    await user.type(screen.getByLabelText('パスワード'), 'secret');
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ただいまログインをご利用いただけません。');
    expect(await mail()).toHaveValue('hanako@example.jp');
  });

  it('leads on without a login, too', async () => {
    open(refused);
    await mail();
    expect(screen.getByText(/ログインしなくても、園の検索/)).toBeVisible();
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
  });

  it('shows the password to its writer', async () => {
    const { user } = open(refused);
    await mail();
    const password = screen.getByLabelText('パスワード');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('checkbox', { name: 'パスワードを表示する' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('says why one is here who wanted to go elsewhere, and leads a newcomer there, too (R2.7)', async () => {
    open(refused, '/login?return_to=%2Fmypage%2Fedit');
    expect(await screen.findByText('続きのページへ進むには、ログインしてください')).toBeVisible();
    expect(screen.getByRole('link', { name: '無料会員登録へ進む' })).toHaveAttribute(
      'href',
      '/register?return_to=%2Fmypage%2Fedit',
    );
    expect(screen.getByText(/確認コードの入力がまだの方は/)).toBeVisible();
  });

  it.each(['/login', '/login?return_to=https%3A%2F%2Fevil.test%2F'])(
    'says nothing of a way on at %s',
    async (at) => {
      open(refused, at);
      await mail();
      expect(screen.queryByText(/続きのページ/)).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: '無料会員登録へ進む' })).toHaveAttribute('href', '/register');
    },
  );

  it.each([
    ['an account was closed', '/login?closed=done', '退会のお手続きが完了しました'],
    ['a member logged out', '/login?logged_out=done', 'ログアウトしました'],
  ])('says goodbye after %s', async (_case, at, words) => {
    open(refused, at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('confirms a new password, until something else is to be said', async () => {
    const { user } = open(refused, '/login?reset=done');
    await mail();
    expect(screen.getByText('パスワードを変更しました')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    await screen.findByRole('alert');
    expect(screen.queryByText('パスワードを変更しました')).not.toBeInTheDocument();
  });

  it('empties the password where it was refused, with the focus on the reason', async () => {
    const { user } = open(refused);
    await user.type(await mail(), 'hanako@example.jp');
    await user.type(screen.getByLabelText('パスワード'), 'secret');
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText('パスワード')).toHaveValue('');
    expect(await mail()).toHaveValue('hanako@example.jp');
  });

  it('names the other way out after too many tries', async () => {
    const { user } = open(() => problem(429, 'too_many_attempts'));
    await user.type(await mail(), 'hanako@example.jp');
    await user.type(screen.getByLabelText('パスワード'), 'secret');
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/「パスワードをお忘れの方」から/);
    expect(screen.getByRole('link', { name: 'パスワードをお忘れの方' })).toHaveAttribute(
      'href',
      '/password_forgot',
    );
  });
});
