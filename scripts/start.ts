import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration, shownHost } from '@enerabi/shared/server/configuration';
import { root } from './apps.ts';
import { errorText } from './start/error-text.ts';
import { preflight } from './start/preflight.ts';
import { publishApps } from './start/publish-apps.ts';
import { runServers, stopOnSignal, stopWithinMs } from './start/running-servers.ts';
import { startServer } from './start/server-process.ts';
import { superviseServer } from './start/supervised-server.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  await preflight(configuration);
  const { DATA_DIR, HOST, PORT, API_HOST, API_PORT, MAIL_TRANSPORT, OUTBOX_PAGE } = configuration;
  const { REGISTRY_HOST, REGISTRY_PORT } = configuration;
  const logs = path.join(DATA_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = (name: string): string => {
    const file = path.join(logs, `${name}.log`);
    if (existsSync(file)) renameSync(file, path.join(logs, `${name}.previous.log`));
    return file;
  };

  // The database opens, and at the first start is filled, while the apps are built and the shell starts.
  say('Starting the API and its database…');
  const apiLog = logFile('api');
  // The shell is the API's only client and stops first, so the API need not wait before it stops.
  const apiEnvironment = { ...process.env, DRAIN_DELAY_SECONDS: '0' };
  const api = superviseServer({
    start: () => startServer('api', path.join(root, 'api/src/main.ts'), apiLog, apiEnvironment),
    say,
  });
  const running = runServers(say, stopWithinMs(configuration.DRAIN_DELAY_SECONDS));
  stopOnSignal(running, say);
  const startShell = async () => {
    await publishApps(configuration, say);
    const shellLog = logFile('shell');
    const shell = superviseServer({
      start: () => startServer('shell', path.join(root, 'shell/src/server/main.ts'), shellLog),
      say,
    });
    const registryLog = logFile('registry');
    const registry = superviseServer({
      start: () =>
        startServer('registry', path.join(root, 'release/src/registry-server/main.ts'), registryLog),
      say,
    });
    await Promise.all([running.add(shell), running.addOptional(registry)]);
  };
  await Promise.all([running.add(api), startShell()]);
  if (MAIL_TRANSPORT === 'outbox' && OUTBOX_PAGE === 'shown')
    say(`Mail is not sent, but shown: http://${shownHost(API_HOST)}:${API_PORT}/outbox`);
  say(`Releases: http://${shownHost(REGISTRY_HOST)}:${REGISTRY_PORT}/_releases`);
  console.log(`ready: http://${shownHost(HOST)}:${PORT}`);

  process.exit(await running.ended());
}

start().catch((error: unknown) => {
  say(errorText(error));
  process.exit(1);
});
