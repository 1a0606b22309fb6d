import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '@enerabi/api/testing/postgres';
import { startS3Double } from '@enerabi/release/testing/s3-double';
import { type Configuration, readConfiguration, shownHost } from '@enerabi/shared/server/configuration';
import { root } from '../apps.ts';
import { preflight } from '../start/preflight.ts';
import { publishApps } from '../start/publish-apps.ts';
import { runServers, stopOnSignal, stopWithinMs } from '../start/running-servers.ts';
import { startServer } from '../start/server-process.ts';
import { superviseServer } from '../start/supervised-server.ts';
import { clusterPorts } from './cluster-ports.ts';
import { balancerEnvironment, startLoadBalancer } from './load-balancer.ts';
import { ServerSlots } from './server-slots.ts';

/** HAProxy finds that a server drains after two checks, 500 ms apart (`deploy/haproxy/haproxy.cfg`). */
const drainSeconds = 2;
const settleMs = 1_000;

/** Settings that servers and commands of a cluster share, besides those that were given. */
async function sharedSettings(configuration: Configuration): Promise<Record<string, string>> {
  const { DATABASE_URL, RELEASE_STORE, DATA_DIR, API_PORT, DEMO_FACILITIES } = configuration;
  const database =
    DATABASE_URL ??
    (await startPostgres({ folder: path.resolve(DATA_DIR, 'postgres'), isDurable: true })).url;
  const store = RELEASE_STORE ? {} : (await startS3Double()).settings;
  return {
    DATA_DIR: path.resolve(DATA_DIR),
    DATABASE_URL: database,
    ...store,
    API_BASE_URL: `http://127.0.0.1:${API_PORT}`,
    REPORT_SECRET: configuration.REPORT_SECRET ?? randomBytes(32).toString('base64url'),
    DRAIN_DELAY_SECONDS: String(drainSeconds),
    DEMO_FACILITIES: String(DATABASE_URL ? DEMO_FACILITIES : process.env.DEMO_FACILITIES || 4700),
  };
}

/** A shell's own folder: keys to verify with, and this machine's copies of releases. */
function shellFolder(dataDir: string, port: number): string {
  const folder = path.resolve(dataDir, `shell-${port}`);
  const keys = path.resolve(dataDir, 'keys');
  mkdirSync(path.join(folder, 'keys'), { recursive: true });
  for (const name of readdirSync(keys).filter((file) => file.endsWith('.pub.pem')))
    copyFileSync(path.join(keys, name), path.join(folder, 'keys', name));
  return folder;
}

/**
 * Runs the site as it runs on several machines, on this one: two shells, two APIs and the registry service behind HAProxy,
 * with PostgreSQL and a bucket. SIGHUP replaces every server without a lost request.
 * @returns the exit code
 */
export async function runCluster(say: (line: string) => void): Promise<number> {
  const configuration = readConfiguration(process.env);
  await preflight(configuration);
  const { DATA_DIR, HOST, PORT, REGISTRY_HOST, REGISTRY_PORT } = configuration;
  const logs = path.resolve(DATA_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  const shared = await sharedSettings(configuration);
  const environment = { ...process.env, ...shared };
  const ports = clusterPorts(configuration);
  const running = runServers(say, stopWithinMs(drainSeconds) * 2);
  stopOnSignal(running, say);
  const balancer = await startLoadBalancer(balancerEnvironment(configuration, ports));
  process.once('exit', balancer.stop);

  const slots = (role: string, entry: string, own: (port: number) => Record<string, string>, of: number[]) =>
    new ServerSlots({
      ports: of,
      start: (port) =>
        superviseServer({
          start: () =>
            startServer(role, path.join(root, entry), path.join(logs, `${role}-${port}.log`), {
              ...environment,
              ...own(port),
            }),
          say,
        }),
      add: running.addOptional,
      say,
      settleMs,
    });
  const apis = slots('api', 'api/src/main.ts', (port) => ({ API_PORT: String(port) }), ports.apis);
  say('Starting two APIs and their database…');
  await apis.fill();
  await publishApps(readConfiguration(environment), say);
  const shells = slots(
    'shell',
    'shell/src/server/main.ts',
    (port) => ({
      PORT: String(port),
      PUBLIC_ORIGIN: configuration.PUBLIC_ORIGIN,
      DATA_DIR: shellFolder(DATA_DIR, port),
    }),
    ports.shells,
  );
  await shells.fill();
  const registry = superviseServer({
    start: () =>
      startServer(
        'registry',
        path.join(root, 'release/src/registry-server/main.ts'),
        path.join(logs, 'registry.log'),
        environment,
      ),
    say,
  });
  await running.addOptional(registry);
  const file = path.resolve(DATA_DIR, 'cluster.json');
  let replacements = 0;
  const describeCluster = (): void =>
    writeFileSync(
      file,
      `${JSON.stringify({ pid: process.pid, replacements, settings: shared }, null, 2)}\n`,
      {
        mode: 0o600,
      },
    );
  describeCluster();
  let replacing = Promise.resolve();
  process.on('SIGHUP', () => {
    replacing = replacing
      .then(() => apis.replace())
      .then(() => shells.replace())
      .then(() => {
        replacements += 1;
        describeCluster();
        say('every server was replaced');
      })
      .catch((error: Error) => say(`the servers were not replaced: ${error.message}`));
  });
  say(`Settings for commands: ${file}; kill -HUP ${process.pid} replaces every server.`);
  say(`Releases: http://${shownHost(REGISTRY_HOST)}:${REGISTRY_PORT}/_releases`);
  console.log(`ready: http://${shownHost(HOST)}:${PORT}`);
  const balanced = balancer.ended.then(async (said) => {
    say(`HAProxy has ended: ${said}`);
    await running.stop();
    return 1;
  });
  return Promise.race([running.ended(), balanced]);
}
