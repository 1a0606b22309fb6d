import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { remote } from '../build/remote-config.ts';
import { clientPath, served } from './served-config.ts';

/** Path of the container on the development server. */
export const localEntry = `${clientPath}remoteEntry.mjs`;

/**
 * Builds a remote for the developer's own browser, and again after every change, which reloads the page. It runs until
 * the process ends.
 * @param dir the remote's folder
 * @param onBuild called after every build, with its faults or null
 * @throws if the port is in use
 */
export async function developLocally(
  dir: string,
  { port, onBuild }: { port: number; onBuild: (faults: string | null) => void },
): Promise<void> {
  const [browser] = remote(dir, { dev: true, isLocal: true, outDir: path.join(dir, 'dist/dev') });
  const config = served(browser, { port, isHot: false });
  const compiler = rspack(config);
  const first = Promise.withResolvers<void>();
  compiler.hooks.done.tap('develop', (stats) => {
    onBuild(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null);
    first.resolve();
  });
  await new RspackDevServer(config.devServer || {}, compiler).start();
  await first.promise;
}
