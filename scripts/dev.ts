import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { develop, type Overlay, writeOverlay } from '@enerabi/release/dev';
import { readConfiguration, shownHost } from '@enerabi/shared/server/configuration';
import { apps, remoteFacts, root } from './apps.ts';
import { errorText } from './start/error-text.ts';
import { preflight, preflightDevelopment } from './start/preflight.ts';
import { publishApps } from './start/publish-apps.ts';
import { runServers, stopOnSignal } from './start/running-servers.ts';
import { startServer } from './start/server-process.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const firstPort = 3100;
const developable = [...apps.product, ...apps.development];

async function dev(): Promise<void> {
  const named = process.argv.slice(2);
  const isHelp = named.includes('--help');
  const unknown = named.find((name) => !developable.includes(name));
  if (isHelp || unknown) {
    say(
      `npm run dev [-- APP…]: runs ${developable.join(', ')}, or the shell and the named ones, with hot reload; the others come from the release store.`,
    );
    process.exit(isHelp ? 0 : 2);
  }
  const configuration = readConfiguration(process.env);
  await preflight(configuration);
  // The shell is always included: hot reload needs React's development build, and the shell provides React.
  const developed = developable.filter((app) => app === 'shell' || named.length === 0 || named.includes(app));
  const ports = new Map(developed.map((app, at) => [app, firstPort + at]));
  await preflightDevelopment(configuration, Object.fromEntries(ports));
  const { DATA_DIR, HOST, PORT } = configuration;
  const logs = path.join(DATA_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  const overlayFile = path.join(DATA_DIR, 'development.json');
  const overlay: Overlay = { apps: {} };
  writeOverlay(overlayFile, overlay);

  const api = startServer('api', path.join(root, 'api/src/main.ts'), path.join(logs, 'api.log'));
  const running = runServers(say);
  stopOnSignal(running, say);
  await Promise.all([running.add(api), publishApps(configuration, say, developed)]);

  for (const [app, port] of ports) {
    await develop(root, {
      app,
      port,
      say,
      onBuild: (entry) => {
        overlay.apps[app] = entry;
        writeOverlay(overlayFile, overlay);
      },
    });
    say(`${app}: hot reload on port ${port}`);
  }
  const shell = startServer(
    'shell',
    path.join(root, 'shell/src/server/main.ts'),
    path.join(logs, 'shell.log'),
    {
      ...process.env,
      NODE_ENV: 'development',
      DEVELOPMENT_OVERLAY: overlayFile,
    },
  );
  await running.add(shell);
  const address = `http://${shownHost(HOST)}:${PORT}`;
  for (const app of apps.development.filter((app) => ports.has(app)))
    say(`${app}: ${address}${remoteFacts(root, app).paths[0]}`);
  console.log(`ready: ${address} (logs in ${logs})`);

  process.exit(await running.ended());
}

dev().catch((error: unknown) => {
  say(errorText(error));
  process.exit(1);
});
