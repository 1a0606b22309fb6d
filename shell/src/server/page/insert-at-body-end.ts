/**
 * Inserts markup as the last part of a page's body, whatever release rendered it. It stands behind React's own elements,
 * which hydration leaves alone.
 * @param page UTF-8
 */
export function insertAtBodyEnd(page: Uint8Array, markup: string): Buffer<ArrayBuffer> {
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const at = html.lastIndexOf('</body>');
  if (at < 0) return Buffer.concat([html, Buffer.from(markup)]);
  return Buffer.concat([html.subarray(0, at), Buffer.from(markup), html.subarray(at)]);
}
