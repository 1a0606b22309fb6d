import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { remote, shell } from '../build/index.ts';
import { build as buildSchema } from '../store/index.ts';
import { hot } from './dev-config.ts';
import type { DevelopedApp } from './overlay.ts';

export interface Development {
  app: string;
  port: number;
  /** Called after every successful build. */
  onBuild: (developed: DevelopedApp) => void;
  say: (line: string) => void;
}

/**
 * Rebuilds one app on every change: the browser build behind a development server with hot modules, the node build
 * for the render worker.
 * @param root the workspace's folder
 * @returns resolves when both builds have succeeded once; server and watcher run until the process ends
 */
export async function develop(root: string, { app, port, onBuild, say }: Development): Promise<void> {
  const dir = path.join(root, app);
  const outDir = path.join(dir, 'dist/dev');
  const [browser, server] = (app === 'shell' ? shell : remote)(dir, { dev: true });
  const hotBrowser = hot(browser, app, port);
  const first = Promise.withResolvers<void>();
  const built = new Set<'browser' | 'server'>();
  let revision = 0;

  const done = (side: 'browser' | 'server', stats: Stats): void => {
    if (stats.hasErrors()) {
      say(`${app} cannot be built:\n${stats.toString({ preset: 'errors-only', colors: false })}`);
      return;
    }
    built.add(side);
    if (built.size < 2) return;
    revision += 1;
    const record = buildSchema.parse(JSON.parse(readFileSync(path.join(outDir, 'build.json'), 'utf8')));
    onBuild({
      revision,
      origin: `http://localhost:${port}`,
      serverFile: path.join(outDir, 'server.cjs'),
      build: record,
    });
    first.resolve();
  };

  const browserCompiler = rspack(hotBrowser);
  browserCompiler.hooks.done.tap('develop', (stats) => done('browser', stats));
  const devServer = new RspackDevServer(hotBrowser.devServer || {}, browserCompiler);
  await devServer.start();
  rspack(server).watch({}, (error, stats) => {
    if (error) say(`${app}: ${error.message}`);
    else if (stats) done('server', stats);
  });
  await first.promise;
}
