import path from 'node:path';
import { ConfigurationError, readConfiguration } from '@enerabi/shared/server/configuration';
import { stopSignal } from '@enerabi/shared/server/drain';
import { serverLog } from '@enerabi/shared/server/log';
import { liveContractOf } from '../gate/contract/live-contract.ts';
import {
  followStoreOf,
  objectClientOf,
  openStore,
  probeStore,
  type StoreSettings,
  withCopies,
} from '../object-store/index.ts';
import { currentPackages } from '../packages/current-packages.ts';
import { packagesFolder } from '../packages/packages-folder.ts';
import { probeProgram } from '../probe/index.ts';
import { ensureSigningKey } from '../registry/index.ts';
import { startNotifications } from './notifications/notification-loop.ts';
import { startRegistryServer } from './registry-server.ts';

/** As with `npm start`, a relative `DATA_DIR` means the same from any folder. */
const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A store that is away for a moment is no reason to stay away; one that lets two writers create the same entry is.
 * @throws Error naming what the store does not keep
 */
async function refuseUnsafeStore(settings: StoreSettings): Promise<void> {
  const client = objectClientOf(settings);
  const checks = client ? await probeStore(client).catch(() => []) : [];
  const broken = checks.filter(({ isMet }) => !isMet).map(({ name, detail }) => `${name}: ${detail}`);
  if (broken.length > 0)
    throw new Error(
      `RELEASE_STORE cannot hold releases; ${broken.join('; ')} (\`npm run release -- probe-store\`)`,
    );
}

async function main(): Promise<void> {
  const stopping = stopSignal();
  const configuration = readConfiguration(process.env);
  const { RELEASE_SIGNING_KEY: pem, RELEASE_ENVIRONMENT: environment, NODE_ENV } = configuration;
  const log = serverLog('registry', configuration.LOG_LEVEL);
  const dataDir = path.resolve(root, configuration.DATA_DIR);
  const keys = await ensureSigningKey(dataDir, { pem, production: NODE_ENV === 'production' });
  const settings = { ...configuration, DATA_DIR: dataDir };
  await refuseUnsafeStore(settings);
  const registry = { store: openStore(settings), environment, keys };
  const program = probeProgram(path.join(root, 'shell/src/server/probe/main.ts'), {
    ...process.env,
    DATA_DIR: dataDir,
  });
  const probe = withCopies(program, followStoreOf(settings, keys.trusted, log));
  const { REGISTRY_HOST: host, REGISTRY_PORT: port } = configuration;
  const uploadDir = path.join(dataDir, 'uploads');
  const folder = packagesFolder(dataDir);
  const packages = { folder, current: () => currentPackages(root, folder) };
  const { PUBLIC_ORIGIN: siteOrigin } = configuration;
  const liveContract = liveContractOf(configuration.API_BASE_URL);
  const now = () => new Date();
  const context = { registry, now, probe, liveContract, log, uploadDir, packages, siteOrigin };
  const server = await startRegistryServer(context, { host, port });
  const { RELEASE_WEBHOOK: address, RELEASE_WEBHOOK_SECRET: secret } = configuration;
  const stopNotifications =
    address && secret
      ? startNotifications(context, { address, secret }, path.join(dataDir, 'registry', 'notified'))
      : () => {};
  log.info({ port: server.port }, 'ready');
  process.send?.({ ready: true, port: server.port });
  log.info({ signal: await stopping }, 'stopping');
  stopNotifications();
  await server.stop();
  process.exit(0);
}

main().catch((error: Error) => {
  const said = error instanceof ConfigurationError ? error.message : `the registry service: ${error.message}`;
  process.stderr.write(`${said}\n`);
  process.exit(1);
});
