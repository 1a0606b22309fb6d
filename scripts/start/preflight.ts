import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Configuration } from '@enerabi/shared/configuration';

/** Says in one line what stands in the way of a start, and how to mend it. */
export class PreflightError extends Error {
  override name = 'PreflightError';
}

/**
 * Looks at what a start needs before the long work begins.
 * @throws PreflightError
 */
export async function preflight({ DATA_DIR, HOST, PORT, API_PORT }: Configuration): Promise<void> {
  try {
    await mkdir(DATA_DIR, { recursive: true });
    await access(DATA_DIR, constants.W_OK);
  } catch (error) {
    throw new PreflightError(
      `The data directory ${DATA_DIR} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder you own.`,
    );
  }
  await assertFree('PORT', PORT, HOST);
  await assertFree('API_PORT', API_PORT, HOST);
}

function assertFree(setting: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      reject(new PreflightError(portFault(setting, port, host, code)));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portFault(setting: string, port: number, host: string, code: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `${setting} ${port} is in use: stop what listens there, or set ${setting} to a free port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`;
  return `${setting} ${port} cannot be opened (${code}): set ${setting} to a free port.`;
}
