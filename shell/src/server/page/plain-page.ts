interface PlainPage {
  title: string;
  siteName: string;
  /** HTML below the title; its texts are `escaped`. */
  content: string;
  /** CSS with the nonce of the response's policy; if absent, the page looks as the browser's defaults. */
  style?: { css: string; nonce: string };
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** A document that needs no release, no script and no other style. */
export const plainPage = ({ title, siteName, content, style }: PlainPage): string => `<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}｜${escaped(siteName)}</title>${style ? `\n<style nonce="${style.nonce}">${style.css}</style>` : ''}
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
