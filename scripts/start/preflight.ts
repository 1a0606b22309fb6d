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
      const why =
        code === 'EADDRINUSE' ? 'is in use: stop what listens there, or' : `cannot be opened (${code}):`;
      reject(new PreflightError(`${setting} ${port} ${why} set ${setting} to a free port.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
