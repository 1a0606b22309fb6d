import { Parser } from 'htmlparser2';
import { type Reading, read, repaired, unread } from './reading.ts';

/** Characters that may follow `<` in HTML: クラス<A組> is no tag, nor is <A> without any content. */
const elements =
  'abbr|address|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|legend|li|link|main|map|mark|meta|nav|nobr|noscript|object|ol|option|p|param|pre|q|rp|rt|ruby|s|samp|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr|o:p';
const tag = `\\/?(?:${elements})(?=[\\s/>])[^<>]*>|a\\s[^<>]*>|\\/a\\s*>`;
const looksLikeHtml = new RegExp(`<(?:${tag}|!--)|&(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);`, 'i');
const noTag = new RegExp(`<(?!${tag}|[!?])`, 'gi');
const lineBreaking = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'table',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'dt',
  'dd',
]);
const unspoken = new Set(['script', 'style']);

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\u200B]/g, '')
    .replace(/[ \t\u00A0]+\n|\n[ \t\u00A0]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The words of a piece of HTML: line breaks and blocks as newlines, table cells apart, scripts left out. */
function textOf(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unspoken.has(name)) silent += 1;
      if (lineBreaking.has(name)) text += '\n';
    },
    ontext(piece) {
      if (silent === 0) text += piece;
    },
    onclosetag(name) {
      if (unspoken.has(name)) silent -= 1;
      if (name === 'td' || name === 'th') text += ' ';
      else if (lineBreaking.has(name) && name !== 'br') text += '\n';
    },
  });
  parser.end(html.replace(noTag, '&lt;'));
  return text.replace(/\n{2,}/g, '\n');
}

/**
 * A cell as plain text: HTML stripped, entities decoded, newlines as `\n`, invisible characters dropped, trimmed.
 * @returns `unread` if bytes of the cell do not belong to the file's encoding (shown as U+FFFD)
 */
export function readPlainText(cell: string): Reading<string> {
  if (cell.includes('\uFFFD'))
    return unread('holds bytes that are no text in the encoding of the file; left out');
  if (!looksLikeHtml.test(cell)) return read(tidy(cell));
  return repaired(tidy(textOf(cell)), 'HTML removed, its text kept');
}
