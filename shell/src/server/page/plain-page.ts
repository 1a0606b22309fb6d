import * as colors from '@enerabi/shared/tokens/colors';

const css = `body{margin:0;background:${colors.ground};color:${colors.text};font:1rem/1.7 "Hiragino Sans","Noto Sans JP","Yu Gothic UI",Meiryo,sans-serif;line-break:strict}
main{max-inline-size:34rem;margin:2rem auto;padding:1.5rem;border:1px solid ${colors.border};border-radius:1rem;background:${colors.surface}}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.4;word-break:auto-phrase;text-wrap:balance}
li{margin-block-end:1rem}
a{color:${colors.action}}
button{min-block-size:3rem;padding:.5rem 1.5rem;border:0;border-radius:2rem;background:${colors.action};color:${colors.onAction};font:inherit;font-weight:700}`;

interface PlainPage {
  title: string;
  siteName: string;
  /** HTML below the title; its texts are `escaped`. */
  content: string;
  /** Nonce of the response's policy; without it, the page looks as the browser's defaults. */
  nonce?: string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** A document that needs no release, no script and no file. */
export const plainPage = ({ title, siteName, content, nonce }: PlainPage): string => `<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}｜${escaped(siteName)}</title>${nonce ? `\n<style nonce="${nonce}">${css}</style>` : ''}
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
