import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxy {
  origin: string;
  /** Answers that arrived from a server, and were then destroyed. */
  lost: () => number;
  /** Requests for which no server answered. */
  failed: () => number;
  stop: () => Promise<void>;
}

/**
 * A proxy that loses answers: the server has done its work, and the client never hears of it.
 * @param origins of the servers that run; one is chosen for each request
 * @param losesAnswer decides for each answer
 */
export async function lossyProxy(
  origins: () => readonly string[],
  losesAnswer: () => boolean,
): Promise<LossyProxy> {
  let [turn, lost, failed] = [0, 0, 0];
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const running = origins();
    turn += 1;
    const origin = running[turn % running.length];
    const fail = (): void => {
      failed += 1;
      outgoing.destroy();
    };
    if (!origin) {
      fail();
      return;
    }
    const asking = request(`${origin}${incoming.url}`, {
      method: incoming.method,
      headers: incoming.headers,
      agent: false,
    });
    asking.on('error', fail);
    asking.on('response', (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', fail);
      reply.on('end', () => {
        if (losesAnswer()) {
          lost += 1;
          outgoing.destroy();
        } else outgoing.writeHead(reply.statusCode ?? 502, reply.headers).end(Buffer.concat(parts));
      });
    });
    incoming.pipe(asking);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    failed: () => failed,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
