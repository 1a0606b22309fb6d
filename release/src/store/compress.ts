import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { Encoding } from './build.schemas.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** For smaller files compression saves no packet and costs a file. */
const worthwhileBytes = 512;
const alreadyCompressed = /\.(png|jpe?g|gif|webp|avif|woff2?|mp[34]|webm|zip|pdf|ico)$/i;
/** Only developers fetch them, and brotli 11 would take most of a publication's time for them. */
const sourceMap = /\.map$/;

/** @returns the compressed variants worth having, each smaller than the file */
export async function compress(name: string, bytes: Buffer): Promise<Partial<Record<Encoding, Buffer>>> {
  if (bytes.length < worthwhileBytes || alreadyCompressed.test(name) || sourceMap.test(name)) return {};
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  };
  const br = await brotliAsync(bytes, { params });
  const gz = await gzipAsync(bytes, { level: 9 });
  return {
    ...(br.length < bytes.length && { br }),
    ...(gz.length < bytes.length && { gzip: gz }),
  };
}

/**
 * Synchronous, since a thread for each of many small files takes longer than the work.
 * @param size of the file, which no valid variant exceeds
 * @returns a variant's content, undefined if it cannot be read
 */
export function decompress(encoding: Encoding, variant: Buffer, size: number): Buffer | undefined {
  const options = { maxOutputLength: Math.max(size, 1) };
  try {
    return encoding === 'br' ? brotliDecompressSync(variant, options) : gunzipSync(variant, options);
  } catch {
    return undefined;
  }
}
