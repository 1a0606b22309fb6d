import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '@enerabi/shared/server/configuration';
import { serverLog } from '@enerabi/shared/server/log';
import { startShellServer } from './shell-server.ts';
import { startupErrorText } from './startup-error.ts';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = serverLog('shell', configuration.LOG_LEVEL);
  // If the cache cannot be written, all code is compiled at each start.
  enableCompileCache(path.join(configuration.DATA_DIR, 'cache', 'compiled'));
  const server = await startShellServer(configuration, log);
  log.info({ port: server.port }, 'ready');
  process.send?.({ ready: true, port: server.port });
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // The parent process has ended, so nothing else would stop this one.
  process.once('disconnect', () => void stop('disconnect'));
}

main().catch((error: unknown) => {
  const lines = error instanceof ConfigurationError ? error.message : startupErrorText(error);
  process.stderr.write(`${lines}\n`);
  process.exit(1);
});
