import { type IncomingHttpHeaders, request } from 'node:http';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request exactly as written: `fetch` would normalise the path, refuse some headers, decompress, and follow
 * redirects.
 */
export function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const options = { path, method, headers: { ...length, ...headers } };
    const sent = request(`${origin}/`, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end(body);
  });
}
