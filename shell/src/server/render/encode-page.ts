let scratch = Buffer.allocUnsafeSlow(1 << 20);

/** A new buffer has room for a page that is a little longer, too. */
const roundedTo = 1 << 16;

/**
 * A page as UTF-8, in a buffer of its own that can be handed over. Pieces are encoded one by one, because joining them
 * first takes as long again, and into memory that stays, because the system zeroes new memory.
 * @param html pieces of whole characters, or one string from a release of an older shell; half a character becomes U+FFFD
 * @param spent buffers of earlier pages; the one that is used is taken out
 */
export function encodePage(
  html: readonly string[] | string,
  spent: ArrayBuffer[] = [],
): Uint8Array<ArrayBuffer> {
  const pieces = typeof html === 'string' ? [html] : html;
  const most = 3 * pieces.reduce((sum, { length }) => sum + length, 0);
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most);
  let size = 0;
  for (const piece of pieces) size += scratch.write(piece, size);
  const fitting = spent.findLastIndex(({ byteLength }) => byteLength >= size);
  const [buffer = new ArrayBuffer(Math.ceil(size / roundedTo) * roundedTo)] =
    fitting < 0 ? [] : spent.splice(fitting, 1);
  const page = new Uint8Array(buffer, 0, size);
  page.set(scratch.subarray(0, size));
  return page;
}
