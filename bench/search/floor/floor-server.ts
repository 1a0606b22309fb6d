import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A program: plain Node that uses as much of a core for a reply as requested (`?work=` rounds of arithmetic) and
 * sends as many bytes (`&bytes=`). It looks up and collects nothing: the machine causes its slow moments.
 */
const bodies = new Map<number, Buffer>();
let saved = 1;

const server = createServer((request, response) => {
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
  const [work, bytes] = [Number(asked.get('work')), Number(asked.get('bytes'))];
  for (let round = 0; round < work; round += 1) saved = (Math.imul(saved, 31) + round) | 0;
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, '.');
  bodies.set(bytes, body);
  response.setHeader('content-length', bytes);
  response.setHeader('x-saved', saved);
  response.end(body);
});

server.listen(0, '127.0.0.1', () =>
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port }),
);
process.once('SIGTERM', () => process.exit(0));
