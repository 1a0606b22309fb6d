import { bootElementId, serializeBoot } from '../boot.ts';
import { refreshHook } from './refresh-hook.ts';

interface Insertions {
  preloads: readonly string[];
  /** The shell's module, which starts the page. */
  main: string;
  boot: object;
  /** JSON of the pins, made once per release document. */
  pins: string;
  nonce: string;
}

/** The first rule of every document: whoever's style arrives first, the order of the layers stands. */
const layers = '@layer reset, tokens, base, ui, remote, override;';

/**
 * Puts in what React does not own: layer order, preloads, boot data, the script that starts the page. React skips
 * unknown elements of head and body when it hydrates.
 */
export function insertIntoDocument(html: string, { preloads, main, boot, pins, nonce }: Insertions): string {
  const headStart = html.indexOf('<head>') + '<head>'.length;
  const headEnd = html.indexOf('</head>', headStart);
  const bodyEnd = html.lastIndexOf('</body>');
  const preload = preloads
    .map((href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`)
    .join('');
  const data = `${serializeBoot(boot).slice(0, -1)},${pins.slice(1)}`;
  return (
    `<!DOCTYPE html>${html.slice(0, headStart)}<style nonce="${nonce}">${layers}</style>${refreshHook(nonce)}${html.slice(headStart, headEnd)}` +
    `<link rel="modulepreload" nonce="${nonce}" href="${main}">${preload}${html.slice(headEnd, bodyEnd)}` +
    `<script type="application/json" id="${bootElementId}">${data}</script>` +
    `<script type="module" nonce="${nonce}" src="${main}"></script>${html.slice(bodyEnd)}`
  );
}
