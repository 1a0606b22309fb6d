import { html } from 'hono/html';
import * as colors from './mail-colors.ts';
import { wrap } from './wrap.ts';

export type Html = ReturnType<typeof html>;

/** A piece of a mail, in both forms. */
export interface MailPart {
  text: string;
  html: Html;
}

// Sets colours only in pairs; otherwise inherits the mail client's theme.
const paragraphStyle = 'margin:0 0 20px';
const buttonStyle = `display:inline-block;padding:14px 28px;border-radius:999px;background:${colors.button};color:${colors.onButton};font-weight:bold;text-decoration:none`;
const codeStyle = `display:inline-block;padding:10px 24px;border:2px solid ${colors.line};border-radius:12px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:1.3;font-weight:bold;letter-spacing:4px`;
const quoteStyle = `margin:0 0 20px;padding:0 0 0 12px;border-left:3px solid ${colors.line}`;
const labelStyle = 'font-size:14px;font-weight:bold';

export const paragraph = (words: string): MailPart => ({
  text: wrap(words),
  html: html`<p style="${paragraphStyle}">${words}</p>`,
});

/** The main action; each mail has one. */
export const button = (label: string, url: string): MailPart => ({
  text: `▼ ${label}\n${url}`,
  html: html`<p style="${paragraphStyle}"><a href="${url}" style="${buttonStyle}">${label}</a></p>`,
});

/** Another action. */
export const link = (label: string, url: string): MailPart => ({
  text: `▼ ${label}\n${url}`,
  html: html`<p style="${paragraphStyle}"><a href="${url}" style="color:inherit">${label}</a></p>`,
});

/** For typing or copying: there is nothing between the digits. */
export const code = (label: string, digits: string): MailPart => ({
  text: `■ ${label}\n${digits}`,
  html: html`<p style="${paragraphStyle}"><span style="${labelStyle}">${label}</span><br><span style="${codeStyle}">${digits}</span></p>`,
});

export const fact = (label: string, words: string): MailPart => ({
  text: `■ ${label}\n${wrap(words)}`,
  html: html`<p style="${paragraphStyle}"><span style="${labelStyle}">${label}</span><br>${words}</p>`,
});

/** Text that somebody typed, line by line as it is; marked, so that it is not taken for the site's own. */
export const quote = (label: string, words: string): MailPart => {
  const lines = words.split('\n');
  return {
    text: `■ ${label}\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}`,
    html: html`<p style="margin:0"><span style="${labelStyle}">${label}</span></p><p style="${quoteStyle}">${lines.map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}</p>`,
  };
};

/** One of a list: its name with the address of its page, and facts, one a line. */
export const entry = (title: string, url: string, facts: readonly string[]): MailPart => ({
  text: `■ ${wrap(title)}\n${facts.map(wrap).join('\n')}\n${url}`,
  html: html`<p style="${paragraphStyle}"><a href="${url}" style="color:inherit;font-weight:bold">${title}</a>${facts.map((words) => html`<br>${words}`)}</p>`,
});
