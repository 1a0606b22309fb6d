import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** Path and query exactly as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpServer {
  origin: string;
  received: ReceivedRequest[];
  close: () => Promise<void>;
}

/** A real HTTP server on a free loopback port that responds as the test says, and records its requests. */
export async function serveHttp(
  answer: (request: ReceivedRequest, response: ServerResponse) => void,
): Promise<HttpServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(request);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

/** Responds with JSON. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  type = 'application/json',
): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}
