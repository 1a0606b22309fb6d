import { loginPath } from '@enerabi/shared/return-path';
import { escaped, plainPage } from './plain-page.ts';

export type SavedBecause = 'session_ended' | 'unavailable';

interface SavedForm {
  because: SavedBecause;
  /** Path and query to which the form was sent. */
  address: string;
  fields: URLSearchParams;
  siteName: string;
  /** Nonce of the response's policy. */
  nonce: string;
}

/** A password is not written into a page: the page of the form asks for it again. */
const isPassword = (name: string): boolean => /password/i.test(name);

/**
 * The page for a form that was sent without scripts after its member's session had ended, or while the server was down.
 * It keeps what was typed: the visitor logs in in another tab, or waits, and sends the form again from here. Passwords
 * are not sent back.
 */
export function savedFormPage({ because, address, fields, siteName, nonce }: SavedForm): string {
  const saved = [...fields]
    .filter(([name]) => !isPassword(name))
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  const form = `<form method="post" action="${escaped(address)}">
${saved.join('\n')}
<p><button type="submit">もう一度送信する</button></p>
</form>`;
  const { title, content } = because === 'unavailable' ? unavailable(form) : sessionEnded(form);
  return plainPage({ title, siteName, content, nonce });
}

const sessionEnded = (form: string) => ({
  title: 'ログインの有効期限が切れました',
  content: `<p>安全のため、しばらくご利用がないとログアウトします。ご入力の内容は、この画面に残っています。</p>
<ol>
<li><a href="${escaped(loginPath('/mypage'))}" target="_blank" rel="noopener">ログインする（新しいタブで開きます）</a></li>
<li>この画面に戻り、もう一度送信してください。パスワードの欄があったときは、次の画面で入力し直してください。
${form}</li>
</ol>`,
});

const unavailable = (form: string) => ({
  title: 'ただいま送信できません',
  content: `<p>申し訳ございません。アクセスが集中しているか、メンテナンス中のため、送信を完了できませんでした。ご入力の内容は、この画面に残っています。</p>
<p>時間をおいて、もう一度送信してください。パスワードの欄があったときは、次の画面で入力し直してください。</p>
${form}`,
});
