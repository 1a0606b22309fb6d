import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux: from 32768), any of which could take it meanwhile. */
const range = [20_000, 32_768] as const;
const maximumTries = 100;

/**
 * Finds a port of 127.0.0.1 that no server uses at the moment.
 * @throws Error if a hundred ports of the range are in use
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < maximumTries; attempt++) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${range[0]} and ${range[1]}.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
