import {
  changeMailaddress,
  changePassword,
  closeAccount,
  confirmMailaddress,
  getProfile,
  logoutEverywhere,
  type Profile,
  updateProfile,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, fieldProblem, problem, renderRoutes } from '@enerabi/shared/testing';
import { sampleProfile, sampleSession } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';

interface Opened {
  at?: string;
  profile?: Profile;
  /** The API's reply to every form. */
  refusal?: ReturnType<typeof problem>;
}

/** Every form is refused here: a success loads another document, which jsdom cannot. */
function open({
  at = '/mypage/edit',
  profile = sampleProfile(),
  refusal = problem(500, 'internal'),
}: Opened = {}) {
  const received: [string, unknown][] = [];
  const noting = (name: string) => (call: { body: unknown }) => {
    received.push([name, call.body]);
    return refusal;
  };
  const api = createInMemoryApi(
    answering(getProfile, () => profile),
    answering(updateProfile, noting('profile')),
    answering(changeMailaddress, ({ body }) => {
      received.push(['mailaddress', body]);
      return refusal.problem.code === 'authentication_code_refused' ? {} : refusal;
    }),
    answering(confirmMailaddress, noting('code')),
    answering(changePassword, noting('password')),
    answering(logoutEverywhere, noting('logout')),
    answering(closeAccount, noting('closing')),
  );
  return { received, ...renderRoutes(routes, { at, api, session: sampleSession() }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const password = (id: string) => document.getElementById(id) as HTMLInputElement;

describe('/mypage/edit: basic information and purposes', () => {
  it('shows what is saved, and sends what was changed', async () => {
    const { user, received } = open();
    const familyName = await screen.findByRole('textbox', { name: /^姓/ });
    expect(familyName).toHaveValue('花岡');
    await user.clear(familyName);
    await user.type(familyName, '青葉');
    await user.click(screen.getByRole('checkbox', { name: /お仕事を探している方/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: '経験1の職種' }), '保育士');
    await user.selectOptions(screen.getByRole('combobox', { name: '経験1の年数' }), '3〜5年');
    await user.click(await button('変更を保存する'));
    expect(await screen.findByRole('alert')).toHaveTextContent('ただいま保存できませんでした。');
    expect(received).toEqual([
      [
        'profile',
        expect.objectContaining({
          last_name: '青葉',
          position_kind_ids: [1, 2],
          children: [{ birthday: '2024-06-01', is_default_selected: true }],
          job_experiences: [{ job_type_id: 1, experience_year_id: 4 }],
        }),
      ],
    ]);
    expect(familyName).toHaveValue('青葉');
  });

  it('asks for a purpose', async () => {
    const { user, received } = open();
    await user.click(await screen.findByRole('checkbox', { name: /保護者の方/ }));
    await user.click(await button('変更を保存する'));
    expect(await screen.findByRole('link', { name: /目的を1つ以上選択/ })).toBeVisible();
    expect(received).toEqual([]);
  });

  it('gets another child without asking anybody', async () => {
    const { user } = open();
    await user.click(await button('お子さまを追加する'));
    await waitFor(() => expect(screen.getByRole('group', { name: /^2人目のお子さま$/ })).toHaveFocus());
  });

  it.each([
    ['profile', '登録情報を変更しました'],
    ['mailaddress', 'メールアドレスを変更しました'],
    ['password', 'パスワードを変更しました'],
  ])('says that the %s was changed', async (changed, said) => {
    open({ at: `/mypage/edit?changed=${changed}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });
});

describe('/mypage/edit: the mail address', () => {
  it('asks for the password, and says what is wrong beside it', async () => {
    const { user, received } = open({ refusal: fieldProblem('password', 'password_refused') });
    await user.click(await screen.findByText('メールアドレスの変更'));
    expect(screen.getByText('hanako@example.jp')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '新しいメールアドレス' }), 'ｎｅｗ@example.jp');
    await user.type(password('mailaddress-password'), 'wrong');
    await user.click(await button('確認コードを受け取る'));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link')).toHaveAttribute('href', '#mailaddress-password');
    expect(password('mailaddress-password')).toHaveAccessibleDescription(/パスワードが正しくありません。/);
    expect(screen.getByRole('textbox', { name: '新しいメールアドレス' })).toHaveValue('ｎｅｗ@example.jp');
    expect(received).toEqual([['mailaddress', { mailaddress: 'new@example.jp', password: 'wrong' }]]);
  });

  it('then asks for the code in place, with the focus on it, and keeps a wrong one', async () => {
    const { user, received } = open({ refusal: problem(422, 'authentication_code_refused') });
    await user.click(await screen.findByText('メールアドレスの変更'));
    await user.type(screen.getByRole('textbox', { name: '新しいメールアドレス' }), 'new@example.jp');
    await user.type(password('mailaddress-password'), 'secret');
    await user.click(await button('確認コードを受け取る'));
    await waitFor(() => expect(screen.getByRole('heading', { name: '確認コードの入力' })).toHaveFocus());
    expect(screen.getByText(/new@example.jp に、確認コードをお送りしました。/)).toBeVisible();

    const code = screen.getByRole('textbox', { name: '確認コード' });
    await user.type(code, '１２３ 456');
    await user.click(await button('メールアドレスを変更する'));
    expect(await screen.findByRole('link', { name: /確認コードがちがうか/ })).toBeVisible();
    expect(code).toHaveValue('１２３ 456');
    expect(received.at(-1)).toEqual(['code', { authentication_code: '123456' }]);
    expect(screen.getByText(/new@example.jp に/)).toBeVisible();
  });

  it('takes a code also where the page was left meanwhile', async () => {
    open({ at: '/mypage/edit?code=mailaddress' });
    expect(await screen.findByRole('textbox', { name: '確認コード' })).toBeVisible();
    expect(screen.getByRole('link', { name: /やり直す/ })).toHaveAttribute('href', '/mypage/edit#account');
  });
});

describe('/mypage/edit: the password', () => {
  it('says what is wrong with the new one in its own words', async () => {
    const { user, received } = open({ refusal: fieldProblem('new_password', 'common_password') });
    await user.click(await screen.findByText('パスワードの変更'));
    await user.type(password('password-password'), 'secret');
    await user.type(password('password-new_password'), 'short');
    await user.click(await button('パスワードを変更する'));
    expect(await screen.findByRole('link', { name: /^新しいパスワードは8文字以上/ })).toBeVisible();
    expect(received).toEqual([]);
    await user.type(password('password-new_password'), 'short');
    await user.click(await button('パスワードを変更する'));
    expect(await screen.findByRole('link', { name: /推測されやすいパスワード/ })).toBeVisible();
    expect(received).toEqual([['password', { password: 'secret', new_password: 'shortshort' }]]);
  });

  it('names the account to password managers', async () => {
    open();
    await screen.findByText('パスワードの変更');
    const form = password('password-new_password').form as HTMLFormElement;
    expect(form.querySelector('[autocomplete="username"]')).toHaveValue('hanako@example.jp');
  });
});

describe('/mypage/edit: logging out everywhere', () => {
  it('is honest where it did not work', async () => {
    const { user, received } = open({ refusal: problem(429, 'too_many_attempts') });
    await user.click(await screen.findByText('すべての端末からログアウト'));
    await user.click(await button('すべての端末からログアウトする'));
    expect(await screen.findByRole('alert')).toHaveTextContent('しばらくの間お手続きできません。');
    expect(received).toEqual([['logout', {}]]);
  });
});

describe('/mypage/edit: closing the account', () => {
  it('says first what will be gone, and asks for the password and a yes', async () => {
    const { user, received } = open({ refusal: fieldProblem('password', 'password_refused') });
    await user.click(await screen.findByText('退会'));
    await user.click(screen.getByRole('link', { name: '退会の手続きへ進む' }));
    expect(await screen.findByRole('heading', { level: 1, name: '退会の手続き' })).toBeVisible();
    expect(screen.getByText('これからの見学の予約は、すべてキャンセルになります。')).toBeVisible();
    expect(screen.getByRole('link', { name: '退会をやめる' })).toHaveAttribute('href', '/mypage/edit');

    await user.click(await button('退会する'));
    expect(await screen.findByRole('alert')).toHaveTextContent('2件の誤り');
    expect(received).toEqual([]);

    await user.type(password('field-password'), 'wrong');
    await user.click(screen.getByRole('checkbox', { name: /上の内容を確認しました/ }));
    await user.click(await button('退会する'));
    expect(await screen.findByRole('link', { name: /パスワードが正しくありません/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /上の内容を確認しました/ })).toBeChecked();
    expect(received).toEqual([['closing', { password: 'wrong' }]]);
  });
});
