import { escaped, plainPage } from './plain-page.ts';

const words = {
  408: {
    title: '送信できませんでした',
    text: '申し訳ございません。通信に時間がかかり、送信が完了しませんでした。ブラウザーの「戻る」で前の画面に戻り、電波の良いところで、もう一度お試しください。',
  },
  413: {
    title: '送信できませんでした',
    text: '申し訳ございません。入力された文章が長すぎるため、送信できませんでした。ブラウザーの「戻る」で前の画面に戻り、文章を短くして、もう一度お試しください。',
  },
  503: {
    title: 'ただいまページを表示できません',
    text: '申し訳ございません。アクセスが集中しているか、メンテナンス中です。時間をおいて、もう一度お試しください。',
  },
} as const;

interface LastResort {
  status: keyof typeof words;
  siteName: string;
  requestId: string;
}

/** The page that needs no release. It is shown only if even the shell without a remote could not answer. */
export function lastResortPage({ status, siteName, requestId }: LastResort): string {
  const { title, text } = words[status];
  const content = `<p>${text}</p>
<p>ステータスコード：${status}</p>
<p>お問い合わせの際は、次の番号をお知らせください：<code>${escaped(requestId)}</code></p>
<p><a href="/">トップページへ戻る</a></p>`;
  return plainPage({ title, siteName, content });
}
