import { transcode } from 'node:buffer';

let buffer = Buffer.allocUnsafeSlow(1 << 20);

/** Rounds up the size of a new buffer, so that a slightly longer page fits in, too. */
const roundedTo = 1 << 16;

/**
 * Encodes a page as UTF-8 in a buffer that can be transferred. Pieces are encoded one by one, since joining them first
 * would take as long again. Buffers are reused, since the system zeroes new memory.
 * @param html pieces, or one string from a release of an older shell; an unpaired surrogate becomes U+FFFD
 * @param freeBuffers buffers of earlier pages; the used one is removed from the list
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

/**
 * Transcodes from UTF-16, which strings are in memory: for Japanese text that takes a third of the time of writing
 * UTF-8.
 */
function utf8(pieces: readonly string[]): Uint8Array {
  const most = 2 * pieces.reduce((sum, { length }) => sum + length, 0);
  if (buffer.length < most) buffer = Buffer.allocUnsafeSlow(most);
  let size = 0;
  for (const piece of pieces) size += buffer.write(piece, size, 'utf16le');
  try {
    return transcode(buffer.subarray(0, size), 'utf16le', 'utf8');
  } catch {
    // An unpaired surrogate cannot be transcoded.
    return Buffer.from(pieces.join(''));
  }
}
