import { getRegistration, register } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, fieldProblem, problem, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';

const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
type Answer = Parameters<typeof answering<Awaited<ReturnType<typeof register.schemas>>>>[1];

const open = (answer: Answer = () => ({ cognito_sub }), privacy?: string) => {
  const received: unknown[] = [];
  const api = createInMemoryApi(
    answering(register, (call) => {
      received.push(call.body);
      return answer(call);
    }),
    answering(getRegistration, () => ({ mailaddress: 'hanako@example.jp', resend_after: 0 })),
  );
  const links = privacy ? { privacy } : {};
  return { received, ...renderRoutes(routes, { at: '/register', api, site: { links } }) };
};

const mail = () => screen.findByRole('textbox', { name: /メールアドレス/ });
const password = () => screen.getByLabelText(/^パスワード\s*必須/);
const parent = () => screen.getByRole('checkbox', { name: /保護者の方/ });
const agreement = () => screen.getByRole('checkbox', { name: /利用規約に同意する/ });

async function fillIn({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(await mail(), 'hanako@example.jp');
  await user.type(password(), 'あおいそらとしろいくも');
  await user.click(parent());
  await user.click(agreement());
}
const send = ({ user }: Pick<ReturnType<typeof open>, 'user'>) =>
  user.click(screen.getByRole('button', { name: '確認コードを受け取る' }));

describe('/register', () => {
  it('names what is missing next to each field and in a summary that takes the focus (R5.3)', async () => {
    const page = open();
    await mail();
    await send(page);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('入力内容に4件の誤りがあります');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(await mail()).toHaveAccessibleDescription(/メールアドレスを入力してください。/);
    expect(password()).toHaveAccessibleDescription(/パスワードを入力してください。/);
    expect(screen.getByRole('group', { name: /ご利用の目的/ })).toHaveAccessibleDescription(
      /1つ以上選択してください。/,
    );
    expect(agreement()).toHaveAccessibleDescription(/「利用規約に同意する」を選択してください。/);
    expect(page.received).toEqual([]);
  });

  it('asks parents first (R4.1)', async () => {
    open();
    await mail();
    const purposes = within(screen.getByRole('group', { name: /ご利用の目的/ }));
    const [first, second] = purposes.getAllByRole('checkbox');
    expect(first).toBe(parent());
    expect(second).toHaveAccessibleName(/お仕事を探している方/);
  });

  it('sends what was filled in with the version of the terms, and goes on to the code (R1.9)', async () => {
    const page = open();
    await fillIn(page);
    await page.user.click(screen.getByRole('checkbox', { name: /お仕事を探している方/ }));
    await send(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/activate/${cognito_sub}`));
    expect(page.received).toEqual([
      {
        mailaddress: 'hanako@example.jp',
        password: 'あおいそらとしろいくも',
        position_kind_ids: [2, 1],
        terms_version: '2026-11-22',
      },
    ]);
  });

  it('keeps what was filled in where something is wrong', async () => {
    const page = open();
    await fillIn(page);
    await page.user.clear(password());
    await page.user.type(password(), 'みじかい');
    await send(page);
    expect(
      await screen.findByRole('link', { name: 'パスワードは8文字以上で入力してください。' }),
    ).toBeVisible();
    expect(await mail()).toHaveValue('hanako@example.jp');
    expect(parent()).toBeChecked();
    expect(agreement()).toBeChecked();
  });

  it.each([
    ['password', 'own_mailaddress', password, /メールアドレスと同じパスワードは、.*使えません。/],
    ['password', 'common_password', password, /別のパスワードを入力してください。/],
    ['terms_version', 'terms_outdated', agreement, /新しい利用規約をお読みのうえ/],
  ])('says what the API finds wrong with %s: %s', async (field, code, control, words) => {
    const page = open(() => fieldProblem(field, code));
    await fillIn(page);
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(control()).toHaveAccessibleDescription(words);
  });

  it.each([
    [429, 'too_many_attempts', /しばらく時間をおいて/],
    [500, 'internal_server_error', /ただいま会員登録を受け付けられません。/],
  ])('says how to go on after %s %s', async (status, code, words) => {
    const page = open(() => problem(status, code));
    await fillIn(page);
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await mail()).toHaveValue('hanako@example.jp');
  });

  it('has the terms, and the privacy policy where there is one, in tabs of their own', async () => {
    open(undefined, 'https://example.jp/privacy');
    const terms = await screen.findByRole('link', { name: '利用規約を読む（新しいタブで開きます）' });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /プライバシーポリシーを読む/ })).toHaveAttribute(
      'href',
      'https://example.jp/privacy',
    );
  });

  it('lets a password manager save what is new', async () => {
    open();
    expect(await mail()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByRole('link', { name: /プライバシーポリシー/ })).not.toBeInTheDocument();
  });
});
