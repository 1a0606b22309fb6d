import { ConfigurationError, readConfiguration } from '@enerabi/shared/server/configuration';
import { stopSignal } from '@enerabi/shared/server/drain';
import { serverLog } from '@enerabi/shared/server/log';
import { startTracing } from '@enerabi/shared/server/tracing';
import { DatabaseError } from './platform/db/index.ts';
import { StartError } from './platform/start-error.ts';
import { startApi } from './start.ts';

/**
 * The API's process. Exit code 1 and one line on stderr if it cannot start, or if the embedded database stops; 0
 * after SIGTERM or SIGINT.
 */
async function main(): Promise<void> {
  const settings = readConfiguration(process.env);
  const log = serverLog('api', settings.LOG_LEVEL);
  const stopped = stopSignal();
  const stopTracing = await startTracing('api', settings.OTEL_EXPORTER_OTLP_ENDPOINT);
  const api = await Promise.race([startApi(settings, log), stopped]);
  // Stopped while starting: open work is a transaction, and no client waits for a reply.
  if (typeof api === 'string') return;
  process.send?.({ ready: true, port: api.port });
  const end = await Promise.race([stopped, api.databaseStopped ?? stopped]);
  if (typeof end !== 'string') {
    log.fatal({ err: end }, 'the database has stopped, and so does this process');
    throw end;
  }
  log.info({ signal: end }, 'stopping');
  await api.stop();
  await stopTracing();
  log.info('stopped');
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const isExpected = [ConfigurationError, DatabaseError, StartError].some((known) => error instanceof known);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
