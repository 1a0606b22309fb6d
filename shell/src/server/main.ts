import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '@enerabi/shared/server/configuration';
import { stopSignal } from '@enerabi/shared/server/drain';
import { serverLog } from '@enerabi/shared/server/log';
import { startTracing } from '@enerabi/shared/server/tracing';
import { startShellServer } from './shell-server.ts';
import { startupErrorText } from './startup-error.ts';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = serverLog('shell', configuration.LOG_LEVEL);
  // If the cache cannot be written, all code is compiled at each start.
  enableCompileCache(path.join(configuration.DATA_DIR, 'cache', 'compiled'));
  const stopTracing = await startTracing('shell', configuration.OTEL_EXPORTER_OTLP_ENDPOINT);
  const server = await startShellServer(configuration, log);
  log.info({ port: server.port }, 'ready');
  process.send?.({ ready: true, port: server.port });
  log.info({ signal: await stopSignal() }, 'stopping');
  await server.stop();
  await stopTracing();
  process.exit(0);
}

main().catch((error: unknown) => {
  const lines = error instanceof ConfigurationError ? error.message : startupErrorText(error);
  process.stderr.write(`${lines}\n`);
  process.exit(1);
});
