import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { expectMatches } from './expect-matches.ts';

let server: Server;
let origin: string;
beforeEach(async () => {
  server = createServer(({ url }, response) =>
    response.end(JSON.stringify({ total: Number(url?.slice(1)) })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('lets queries be measured that find something, and none that finds nothing', async () => {
  await expectMatches([`${origin}/1`, `${origin}/40000`]);
  await expect(expectMatches([`${origin}/1`, `${origin}/0`])).rejects.toThrow(
    `${origin}/0 answered 200 and found nothing`,
  );
});
