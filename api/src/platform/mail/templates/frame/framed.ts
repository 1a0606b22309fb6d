import { html } from 'hono/html';
import type { MailContent, MailSite } from '../../mail-template.ts';
import * as colors from './mail-colors.ts';
import type { MailPart } from './parts.ts';
import { wrap } from './wrap.ts';

export interface MailParts {
  /** Without the site's name. */
  subject: string;
  parts: readonly MailPart[];
  /** About answers to this mail. Default: nobody reads them. */
  answers?: string;
}

const sendOnly = 'このメールは送信専用です。ご返信いただいても、お答えすることができません。';
const rule = '-'.repeat(30);

/** A mail under the site's name, in both forms. It loads nothing and does not report that it was read. */
export function framed(site: MailSite, content: MailParts): MailContent {
  const subject = `【${site.name}】${content.subject}`;
  return { subject, text: textOf(site, content), html: String(htmlOf(site, subject, content)) };
}

const textOf = (site: MailSite, { parts, answers = sendOnly }: MailParts): string =>
  [
    wrap(site.name),
    rule,
    '',
    ...parts.flatMap(({ text }) => [text, '']),
    rule,
    wrap(site.name),
    site.origin,
    '',
    wrap(answers),
    '',
  ].join('\n');

const bodyStyle = `margin:0;padding:24px 16px;font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic UI',Meiryo,sans-serif;font-size:16px;line-height:1.8;line-break:strict;word-break:auto-phrase;overflow-wrap:anywhere`;
const nameStyle = `margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${colors.line};font-size:20px;font-weight:bold`;
const footerStyle = `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${colors.footerLine};font-size:13px`;

const htmlOf = (
  site: MailSite,
  subject: string,
  { parts, answers = sendOnly }: MailParts,
) => html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }</style>
</head>
<body style="${bodyStyle}">
<div style="max-width:560px;margin:0 auto">
<p style="${nameStyle}">${site.name}</p>
${parts.map((part) => part.html)}
<div style="${footerStyle}">
<p style="margin:0 0 8px">${site.name}<br><a href="${site.origin}" style="color:inherit">${site.origin}</a></p>
<p style="margin:0">${answers}</p>
</div>
</div>
</body>
</html>
`;
