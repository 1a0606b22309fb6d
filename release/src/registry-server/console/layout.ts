import { html, raw } from 'hono/html';
import { consoleStyles } from './console-styles.ts';

/** A piece of a page; what is put into it is escaped. */
export type Markup = ReturnType<typeof html>;

interface Layout {
  title: string;
  nonce: string;
  /** Null before the login. */
  holder: string | null;
  content: Markup;
}

/** The frame of every page of the console. It needs no scripts. */
export const layout = ({ title, nonce, holder, content }: Layout): Markup =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">${raw(consoleStyles)}</style>
</head>
<body>
<header><a href="/_releases">Releases</a>${
    holder === null
      ? ''
      : html`<form method="post" action="/_releases/logout"><span>${holder}</span> <button class="plain">Log out</button></form>`
  }</header>
<main>${content}</main>
</body>
</html>`;
