import { html, raw } from 'hono/html';
import { instantWords } from '../templates/moment-words.ts';
import type { OutboxMail } from './outbox-mail.ts';
import { outboxStyle } from './outbox-style.ts';

type Html = ReturnType<typeof html>;

/** @param mails newest first */
export const outboxPage = (mails: readonly OutboxMail[]): Html =>
  page(
    '送信トレイ',
    html`
    <h1>送信トレイ</h1>
    <p>開発用のページです。サイトから送られるはずのメールを、新しい順に${mails.length}件表示しています。</p>
    ${mails.length === 0 ? html`<p>メールはまだありません。</p>` : html`<ul class="mails">${mails.map(row)}</ul>`}`,
  );

const row = ({ name, sentAt, to, subject }: OutboxMail) => html`
  <li><a href="/outbox/${name}"><time datetime="${sentAt.toISOString()}">${instantWords(sentAt)}</time> <b>${subject}</b> <span>${to}</span></a></li>`;

export const outboxMailPage = (mail: OutboxMail): Html =>
  page(
    mail.subject,
    html`
    <p><a href="/outbox">送信トレイに戻る</a></p>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>日時</dt><dd><time datetime="${mail.sentAt.toISOString()}">${instantWords(mail.sentAt)}</time></dd>
      <dt>差出人</dt><dd>${mail.from}</dd>
      <dt>宛先</dt><dd>${mail.to}</dd>
    </dl>
    <h2>HTML</h2>
    <iframe title="HTMLメールの表示" sandbox="allow-top-navigation-by-user-activation" srcdoc="${inFrame(mail.html)}"></iframe>
    <h2>テキスト</h2>
    <pre>${linked(mail.text)}</pre>`,
  );

const page = (title: string, content: Html) => html`<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${raw(outboxStyle)}</style>
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;

/** A mail's links open in the whole window, as from a mail program. */
const inFrame = (content: string): string => content.replace('<head>', '<head><base target="_top">');

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece));
