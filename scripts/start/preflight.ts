import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Configuration } from '@enerabi/shared/server/configuration';

/** Says in one line what prevents a start, and how to fix it. */
export class PreflightError extends Error {
  override name = 'PreflightError';
}

/**
 * Checks the requirements of a start before the long work begins.
 * @throws PreflightError
 */
export async function preflight(settings: Configuration): Promise<void> {
  const { DATA_DIR } = settings;
  try {
    await mkdir(DATA_DIR, { recursive: true });
    await access(DATA_DIR, constants.W_OK);
  } catch (error) {
    throw new PreflightError(
      `The data directory ${DATA_DIR} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder you own.`,
    );
  }
  for (const [setting, host] of [
    ['PORT', 'HOST'],
    ['API_PORT', 'API_HOST'],
  ] as const) {
    const code = await listenFault(settings[setting], settings[host]);
    if (code)
      throw new PreflightError(
        portFault({ setting, port: settings[setting], hostSetting: host, host: settings[host] }, code),
      );
  }
}

/**
 * Checks the ports of the development servers, which are not configurable.
 * @param ports by app
 * @throws PreflightError
 */
export async function preflightDevelopment(
  settings: Pick<Configuration, 'PORT' | 'API_PORT' | 'REGISTRY_PORT'>,
  ports: Record<string, number>,
): Promise<void> {
  for (const [app, port] of Object.entries(ports)) {
    const setting = (['PORT', 'API_PORT', 'REGISTRY_PORT'] as const).find((name) => settings[name] === port);
    if (setting)
      throw new PreflightError(
        `${setting} ${port} is for hot reload of ${app}: set ${setting} to another port.`,
      );
    const code = await listenFault(port, 'localhost');
    if (code)
      throw new PreflightError(
        `Port ${port}, for hot reload of ${app}, cannot be opened (${code}): stop what listens there, such as another npm run dev.`,
      );
  }
}

/** Why no server can listen there; undefined if one can. */
function listenFault(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

interface Listening {
  setting: string;
  port: number;
  hostSetting: string;
  host: string;
}

function portFault({ setting, port, hostSetting, host }: Listening, code: string): string {
  if (code === 'EADDRINUSE')
    return `${setting} ${port} is in use: stop what listens there, or set ${setting} to a free port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${hostSetting} ${host} is no address of this machine: set ${hostSetting} to one, such as 127.0.0.1 or 0.0.0.0.`;
  return `${setting} ${port} cannot be opened (${code}): set ${setting} to a free port.`;
}
