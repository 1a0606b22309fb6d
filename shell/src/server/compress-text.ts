import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type ContentCoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface EncodedBody {
  body: Uint8Array<ArrayBuffer>;
  encoding?: ContentCoding;
}

/**
 * Compresses a page, or JSON, off the main thread. Quality 4 costs about a millisecond for a list of 20 facilities;
 * higher qualities cost visitors more time than the saved bytes are worth.
 * @returns the text as it was given, without a coding, if the client accepts none or compression would not pay
 */
export async function compressText(
  text: Uint8Array<ArrayBuffer>,
  acceptEncoding: string,
): Promise<EncodedBody> {
  const encoding = text.length < 1_400 ? undefined : acceptedEncoding(acceptEncoding);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return { body: await brotli(text, { params }), encoding };
  }
  if (encoding === 'gzip') return { body: await gzipped(text, { level: 6 }), encoding };
  return { body: text };
}
