import { transcode } from 'node:buffer';

let buffer = Buffer.allocUnsafeSlow(1 << 20);

/** A new buffer has room for a page that is a little longer, too. */
const roundedTo = 1 << 16;

/**
 * A page as UTF-8, in a buffer of its own that can be handed over. Pieces are gathered one by one, because joining them
 * first takes as long again, and into memory that stays, because the system zeroes new memory.
 * @param html pieces, or one string from a release of an older shell; half a character becomes U+FFFD
 * @param freeBuffers buffers of earlier pages; the one that is used is taken out
 */
export function encodePage(
  html: readonly string[] | string,
  freeBuffers: ArrayBuffer[] = [],
): Uint8Array<ArrayBuffer> {
  const encoded = utf8(typeof html === 'string' ? [html] : html);
  const size = encoded.length;
  const fitting = freeBuffers.findLastIndex(({ byteLength }) => byteLength >= size);
  const [buffer = new ArrayBuffer(Math.ceil(size / roundedTo) * roundedTo)] =
    fitting < 0 ? [] : freeBuffers.splice(fitting, 1);
  const page = new Uint8Array(buffer, 0, size);
  page.set(encoded);
  return page;
}

/** From UTF-16, as strings are in memory: for Japanese text that takes a third of the time of writing UTF-8. */
function utf8(pieces: readonly string[]): Uint8Array {
  const most = 2 * pieces.reduce((sum, { length }) => sum + length, 0);
  if (buffer.length < most) buffer = Buffer.allocUnsafeSlow(most);
  let size = 0;
  for (const piece of pieces) size += buffer.write(piece, size, 'utf16le');
  try {
    return transcode(buffer.subarray(0, size), 'utf16le', 'utf8');
  } catch {
    // Half a character cannot be transcoded.
    return Buffer.from(pieces.join(''));
  }
}
