import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestReceiver {
  url: string;
  received: readonly ReceivedWebhook[];
  /** Answers from now on; default: 204. */
  answer: (how: (response: ServerResponse, webhook: ReceivedWebhook) => void) => void;
  stop: () => Promise<void>;
}

/** A receiver on a port of this machine. @param host default 127.0.0.1 */
export async function startReceiver(host = '127.0.0.1'): Promise<TestReceiver> {
  const received: ReceivedWebhook[] = [];
  let reply: Parameters<TestReceiver['answer']>[0] = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const webhook = { path: request.url ?? '', headers: request.headers, body };
      received.push(webhook);
      reply(response, webhook);
    });
  });
  const port = await listen(server, host);
  return {
    url: `http://${host}:${port}/webhooks`,
    received,
    answer: (how) => {
      reply = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, host: string): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });
