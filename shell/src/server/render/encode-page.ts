import { transcode } from 'node:buffer';

/**
 * A page as UTF-8, in a buffer of its own. A page with Japanese on it is UTF-16 in memory; this way takes a third of the
 * time of `TextEncoder`, but knows no lone surrogates, which a visitor's keyword may bring along.
 */
export function encodePage(html: string): Uint8Array<ArrayBuffer> {
  if (!html.isWellFormed()) return new TextEncoder().encode(html);
  return transcode(Buffer.from(html, 'utf16le'), 'utf16le', 'utf8') as Uint8Array<ArrayBuffer>;
}
