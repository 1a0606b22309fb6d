import { get } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface ScriptSizes {
  path: string;
  bytes: number;
  /** As the server sends them. */
  gzip: number;
  brotli: number;
  /** At the highest compression level of each. */
  gzipComputed: number;
  brotliComputed: number;
}

/** The encoded body as it is transferred. @throws Error if the answer is not 200 */
const bodyOf = (address: string, acceptEncoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': acceptEncoding } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
      if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
      else reject(new Error(`${address} answered ${answer.statusCode}`));
    }).once('error', reject);
  });

/** The size of a script in every encoding, from the server that serves it. */
export async function scriptSizes(origin: string, path: string): Promise<ScriptSizes> {
  const address = `${origin}${path}`;
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => bodyOf(address, encoding)),
  );
  if (!plain || !gzip || !brotli) throw new Error(`${address} has no body`);
  return {
    path,
    bytes: plain.length,
    gzip: gzip.length,
    brotli: brotli.length,
    gzipComputed: gzipSync(plain, { level: 9 }).length,
    brotliComputed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}
