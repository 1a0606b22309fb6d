import { homeMarkScript } from '@enerabi/shared/commute/home-mark';
import { earlyPressScript } from '@enerabi/shared/early-press-script';
import { bootElementId, serializeBoot } from '../boot.ts';
import { styleSheetKey } from '../frame/style-sheet-key.ts';
import type { InlineStyle } from './assets.ts';
import { refreshHook } from './refresh-hook.ts';

interface Insertions {
  preloads: readonly string[];
  inline: readonly InlineStyle[];
  /** The shell's module, which starts the page. */
  main: string;
  boot: object;
  /** JSON of the pins, made once per release document. */
  pins: string;
  nonce: string;
}

/** The first rule of every document fixes the order of the layers, whichever style sheet loads first. */
const layers = '@layer reset, tokens, base, ui, remote, override;';

/**
 * Writes one element for each sheet, so that a syntax error in one does not affect the next. The disabled link is never
 * fetched; by it, chunk loaders see that the sheet is there.
 */
const inlineStyle = ({ href, text }: InlineStyle, nonce: string): string =>
  `<style nonce="${nonce}">${text}</style>` +
  `<link rel="stylesheet" href="${href}" data-rspack="${styleSheetKey(href) ?? ''}" disabled>`;

/**
 * Inserts what React does not manage: layer order, inline styles, preloads, boot data, scripts for presses and marks that come
 * before hydration, and the script that starts the page. React skips unknown elements of head and body when it hydrates.
 * @returns pieces of the document, in order
 */
export function insertIntoDocument(
  html: string,
  { preloads, inline, main, boot, pins, nonce }: Insertions,
): string[] {
  const headStart = html.indexOf('<head>') + '<head>'.length;
  const headEnd = html.indexOf('</head>', headStart);
  const bodyEnd = html.lastIndexOf('</body>');
  // Each request costs a slow phone some 10 ms before its first paint. Only the largest file, for which the others
  // wait, is preloaded before the page itself is parsed.
  return [
    `<!DOCTYPE html>${html.slice(0, headStart)}<style nonce="${nonce}">${layers}</style>`,
    refreshHook(nonce),
    `<script nonce="${nonce}">${homeMarkScript}${earlyPressScript}</script>`,
    html.slice(headStart, headEnd),
    modulePreload(main, nonce),
    ...inline.map((style) => inlineStyle(style, nonce)),
    html.slice(headEnd, bodyEnd),
    ...preloads.map((href) => modulePreload(href, nonce)),
    `<script type="application/json" id="${bootElementId}">`,
    `${serializeBoot(boot).slice(0, -1)},${pins.slice(1)}</script>`,
    `<script type="module" nonce="${nonce}" src="${main}"></script>${html.slice(bodyEnd)}`,
  ];
}

const modulePreload = (href: string, nonce: string): string =>
  `<link rel="modulepreload" nonce="${nonce}" href="${href}">`;
