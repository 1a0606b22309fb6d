import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { develop, type Overlay, writeOverlay } from '@enerabi/release/dev';
import { readConfiguration } from '@enerabi/shared/configuration';
import { apps, root } from './build.ts';
import { preflight } from './start/preflight.ts';
import { publishApps } from './start/publish-apps.ts';
import { startServer } from './start/server-process.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const firstPort = 3100;

async function dev(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(apps as readonly string[]).includes(name));
  if (unknown || named.includes('--help')) {
    say(
      `npm run dev [-- APP…]: runs ${apps.join(', ')}, or the named ones, with hot reload; the others come from the release store.`,
    );
    process.exit(unknown ? 2 : 0);
  }
  const configuration = readConfiguration(process.env);
  await preflight(configuration);
  const { DATA_DIR, PORT } = configuration;
  const logs = path.join(DATA_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  const overlayFile = path.join(DATA_DIR, 'development.json');
  const overlay: Overlay = { apps: {} };
  writeOverlay(overlayFile, overlay);

  const api = startServer('api', path.join(root, 'api/src/main.ts'), path.join(logs, 'api.log'));
  await Promise.all([api.ready, publishApps(configuration, say)]);

  // The shell is always among them: hot reload needs React's development build, and React is the shell's.
  const developed = apps.filter((app) => app === 'shell' || named.length === 0 || named.includes(app));
  for (const [at, app] of developed.entries()) {
    const port = firstPort + at;
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
  await shell.ready;
  console.log(`ready: http://localhost:${PORT} (logs in ${logs})`);

  const stop = async (): Promise<never> => {
    for (const server of [shell, api]) {
      server.stop();
      await server.ended;
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  const code = await Promise.race([api.ended, shell.ended]);
  process.exit(code);
}

dev().catch((error: unknown) => {
  say((error as Error).message);
  process.exit(1);
});
