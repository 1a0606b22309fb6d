const words = {
  413: {
    title: '送信できませんでした',
    text: '申し訳ございません。入力された文章が長すぎるため、送信できませんでした。ブラウザーの「戻る」で前の画面に戻り、文章を短くして、もう一度お試しください。',
  },
  503: {
    title: 'ただいまページを表示できません',
    text: '申し訳ございません。アクセスが集中しているか、メンテナンス中です。時間をおいて、もう一度お試しください。',
  },
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

interface LastResort {
  status: keyof typeof words;
  siteName: string;
  requestId: string;
}

/** The one page that needs no release: shown only when not even the shell alone could answer. */
export function lastResortPage({ status, siteName, requestId }: LastResort): string {
  const { title, text } = words[status];
  return `<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}｜${escaped(siteName)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>ステータスコード：${status}</p>
<p>お問い合わせの際は、次の番号をお知らせください：<code>${escaped(requestId)}</code></p>
<p><a href="/">トップページへ戻る</a></p>
</main>
</body>
</html>
`;
}
