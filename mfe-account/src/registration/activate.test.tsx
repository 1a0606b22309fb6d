import { activate, getRegistration, resendAuthenticationCode } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.ts';

const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
const mailaddress = 'hanako@example.jp';
type Failure = ReturnType<typeof problem>;

interface Site {
  at?: string;
  /** Seconds to wait after each request; the last value is repeated. */
  waits?: number[];
  missing?: Failure;
  activated?: Failure;
  resent?: Failure;
}

function open({ at = `/activate/${cognito_sub}`, waits = [0], missing, activated, resent }: Site = {}) {
  const received: unknown[] = [];
  const rest = [...waits];
  const api = createInMemoryApi(
    answering(
      getRegistration,
      () => missing ?? { mailaddress, resend_after: rest.length > 1 ? (rest.shift() ?? 0) : (rest[0] ?? 0) },
    ),
    answering(activate, ({ body }) => {
      received.push(body);
      return activated ?? { ExpiresIn: 3600, TokenType: 'Bearer' };
    }),
    answering(resendAuthenticationCode, ({ body }) => {
      received.push(body);
      return resent ?? { resend_after: 60 };
    }),
  );
  return { received, ...renderRoutes(routes, { at, api }) };
}

const code = () => screen.findByRole('textbox', { name: '確認コード' });
const complete = () => screen.getByRole('button', { name: '登録を完了する' });
const resend = () => screen.getByRole('button', { name: '確認コードをもう一度送る' });

describe('/activate/{cognito_sub}', () => {
  it('says where the code went, and takes it from a phone or a manager', async () => {
    open();
    const field = await code();
    expect(screen.getByText(mailaddress)).toBeVisible();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveValue('');
    const username = document.querySelector('input[autocomplete="username"]');
    expect(username).toHaveValue(mailaddress);
    expect(username).not.toBeVisible();
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin');
  });

  it("fills in the code of the mail's link, and sends nothing by itself", async () => {
    const { received } = open({ at: `/activate/${cognito_sub}?authentication_code=123456` });
    expect(await code()).toHaveValue('123456');
    expect(await code()).toHaveAccessibleDescription(/メールのリンクから入力しました。/);
    expect(received).toEqual([]);
  });

  it.each([
    ['', /確認コードを入力してください。/],
    ['12345', /6桁の数字を入力してください。/],
    ['123 4a6', /6桁の数字を入力してください。/],
  ])('refuses the code 「%s」 next to its field (R5.3)', async (typed, words) => {
    const { user, received } = open();
    if (typed) await user.type(await code(), typed);
    else await code();
    await user.click(complete());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent(words);
    expect(await code()).toHaveAccessibleDescription(words);
    expect(await code()).toHaveValue(typed);
    expect(received).toEqual([]);
  });

  it('accepts a code as it was copied, and names the way out where it does not fit', async () => {
    const { user, received } = open({ activated: problem(422, 'authentication_code_refused') });
    await code();
    await user.click(await code());
    await user.paste(' １２３-４５６ ');
    await user.click(complete());
    expect(await screen.findByRole('alert')).toHaveTextContent('入力内容に1件の誤りがあります');
    expect(await code()).toHaveAccessibleDescription(/「確認コードをもう一度送る」をお試しください/);
    expect(received).toEqual([{ authentication_code: '123456', mailaddress, cognito_sub }]);
  });

  it.each([
    [problem(429, 'too_many_attempts'), /続けて合わなかったため/],
    [problem(503, 'unreachable'), /ただいまお手続きを受け付けられません。/],
  ])('says how to go on when it cannot be judged', async (activated, words) => {
    const { user } = open({ activated });
    await user.type(await code(), '123456');
    await user.click(complete());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await code()).toHaveValue('123456');
  });
});

describe('another code', () => {
  it('is sent when the wait is over, confirmed, and takes the place of what was typed', async () => {
    const { user, received } = open({ waits: [1, 60] });
    await user.type(await code(), '123456');
    expect(resend()).toBeDisabled();
    expect(screen.getByText('あと1秒で、もう一度送れます。')).toBeVisible();
    await waitFor(() => expect(resend()).toBeEnabled(), { timeout: 5_000 });
    await user.click(resend());
    const confirmation = await screen.findByText('確認コードをもう一度お送りしました');
    await waitFor(() => expect(confirmation.closest('[role="status"]')).toHaveFocus());
    expect(await code()).toHaveValue('');
    expect(resend()).toBeDisabled();
    expect(await screen.findByText(/あと(60|59)秒で/)).toBeVisible();
    expect(received).toEqual([{ cognito_sub }]);
  });

  it('is not sent too often, and says how long to wait', async () => {
    const { user } = open({ waits: [0, 3_000], resent: problem(429, 'too_many_attempts') });
    await code();
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(/少し時間をおいて/);
    expect(await screen.findByText('あと約50分で、もう一度送れます。')).toBeVisible();
    expect(resend()).toBeDisabled();
    expect(screen.queryByText('確認コードをもう一度お送りしました')).not.toBeInTheDocument();
  });

  it('is not the only way when no mail comes', async () => {
    open({ at: `/activate/${cognito_sub}?return_to=%2Ff%2Fhikari` });
    await code();
    expect(screen.getByText(/迷惑メール/)).toBeVisible();
    expect(screen.getByRole('link', { name: '登録をやり直す' })).toHaveAttribute(
      'href',
      '/register?return_to=%2Ff%2Fhikari',
    );
  });
});

describe('a registration that cannot be gone on with', () => {
  it.each([
    ['has run out', `/activate/${cognito_sub}`],
    ['never was', '/activate/odd'],
  ])('that %s says so and leads on (R1.1)', async (_, at) => {
    open({ at, missing: problem(404, 'registration_not_found') });
    expect(
      await screen.findByRole('heading', { level: 1, name: '会員登録のお手続きが終了しています' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '無料会員登録へ進む' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login');
  });

  it('that was asked for too often says to wait', async () => {
    open({ missing: problem(429, 'too_many_attempts') });
    expect(await screen.findByText(/しばらく時間をおいて/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '無料会員登録へ進む' })).not.toBeInTheDocument();
  });

  it('is the error page where the API is broken (R6.2)', async () => {
    open({ missing: problem(500, 'internal_server_error') });
    expect(await screen.findByRole('alert')).toHaveTextContent('500');
  });
});
