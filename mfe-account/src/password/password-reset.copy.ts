import { newPasswordMessages } from '../form/field.copy.ts';

export const copy = {
  title: 'パスワードの再設定',
  lead: '新しいパスワードを入力してください。設定が終わると、ご利用中の端末はすべてログアウトします。',
  password: '新しいパスワード',
  submit: 'パスワードを変更する',
  pending: '変更しています…',
  withoutLink: {
    title: 'メールのリンクから開いてください',
    text: 'パスワードの再設定は、メールでお送りするリンクから行います。リンクが途中で切れているときは、メールの文面からリンク全体をコピーしてお開きください。メールをお持ちでない方は、下のボタンからお受け取りください。',
  },
  refused: {
    title: 'このリンクはお使いいただけません',
    text: '有効期限の30分を過ぎたか、すでに使われたリンクです。パスワードは変更されていません。お手数ですが、下のボタンから新しいメールをお受け取りください。',
  },
  forgot: '再設定のメールを受け取る',
} as const;

export const messages = newPasswordMessages;

export const failures = {
  too_many_attempts:
    '短い間に何度もお試しになったため、ただいま受け付けられません。しばらく時間をおいて、メールのリンクからもう一度お試しください。',
  unavailable:
    '申し訳ございません。ただいまパスワードを変更できません。時間をおいて、もう一度お試しください。',
};
