import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, siteEnvironment } from './environment.ts';

export interface SecondShell {
  origin: string;
  stop: () => Promise<void>;
}

/** Far from the ports of the site's own servers. */
const portsAway = 40;

/**
 * A second shell server over the journeys' releases and API, with settings of its own.
 * @throws if it ends before it is ready, with what it said
 */
export async function startSecondShell(settings: Record<string, string>): Promise<SecondShell> {
  const port = Number(siteEnvironment.PORT) + portsAway;
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [path.join(root, 'shell/src/server/main.ts')], {
    env: {
      ...process.env,
      ...siteEnvironment,
      API_BASE_URL: `http://localhost:${siteEnvironment.API_PORT}`,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await Promise.race([
    new Promise<void>((resolve) => server.once('message', () => resolve())),
    ended.then(() => Promise.reject(new Error(`The second shell did not start: ${said}`))),
  ]);
  return {
    origin,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
