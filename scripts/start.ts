import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '@enerabi/shared/configuration';
import { root } from './build.ts';
import { PreflightError, preflight } from './start/preflight.ts';
import { publishApps } from './start/publish-apps.ts';
import { startServer } from './start/server-process.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  await preflight(configuration);
  const { DATA_DIR, PORT } = configuration;
  const logs = path.join(DATA_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = (name: string): string => {
    const file = path.join(logs, `${name}.log`);
    if (existsSync(file)) renameSync(file, path.join(logs, `${name}.previous.log`));
    return file;
  };

  // The database opens (and, the first time, is filled) while the apps are built and the shell starts.
  say('Starting the API and its database…');
  const api = startServer('api', path.join(root, 'api/src/main.ts'), logFile('api'));
  const stopOnSignal = stopsOnSignal([api]);
  const startShell = async () => {
    await publishApps(configuration, say);
    const shell = startServer('shell', path.join(root, 'shell/src/server/main.ts'), logFile('shell'));
    stopOnSignal.add(shell);
    await shell.ready;
    return shell;
  };
  const [shell] = await Promise.all([startShell(), api.ready]);
  console.log(`ready: http://localhost:${PORT}`);

  const first = await Promise.race(
    [api, shell].map(async (server) => ({ server, code: await server.ended })),
  );
  if (stopOnSignal.isStopping) {
    await Promise.all([api.ended, shell.ended]);
    process.exit(0);
  }
  say(
    `The ${first.server.name} server ended unexpectedly with code ${first.code}; its log is ${path.join(logs, `${first.server.name}.log`)}.`,
  );
  stopOnSignal.stop();
  process.exit(1);
}

/** The site goes first, so that no visitor meets a missing API; then the API. */
function stopsOnSignal(servers: ReturnType<typeof startServer>[]) {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers.toReversed()) {
      server.stop();
      await server.ended;
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      say('Stopping…');
      void stop().then(() => process.exit(0));
    });
  return {
    add: (server: ReturnType<typeof startServer>) => servers.push(server),
    stop: () => {
      for (const server of servers) server.stop();
    },
    get isStopping() {
      return isStopping;
    },
  };
}

start().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof PreflightError;
  say(expected || !(error instanceof Error) ? String((error as Error).message ?? error) : error.message);
  process.exit(1);
});
