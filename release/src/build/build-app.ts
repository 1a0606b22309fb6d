import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { run } from './run-build.ts';
import { sourceHash } from './source-hash.ts';

export interface BuildResult {
  app: string;
  /** The folder of the build, ready to be published. */
  buildDir: string;
  /** False if the sources had not changed since the last build. */
  built: boolean;
  ms: number;
}

/**
 * Builds an app with its own `rspack.config.ts`, unless none of its dependencies has changed.
 * @param root the workspace's folder
 * @param app the app's name, which is its folder's
 * @throws if the build fails, with rspack's own report
 */
export async function buildApp(root: string, app: string): Promise<BuildResult> {
  const startedAt = performance.now();
  const dir = path.join(root, app);
  const buildDir = path.join(dir, 'dist/build');
  const stamp = path.join(dir, 'dist/build.stamp');
  const hash = sourceHash(root, dir);
  const isFresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash &&
    existsSync(path.join(buildDir, 'build.json'));
  if (!isFresh) {
    rmSync(stamp, { force: true });
    rmSync(buildDir, { recursive: true, force: true });
    const config = (await import(pathToFileURL(path.join(dir, 'rspack.config.ts')).href)) as {
      default: Configuration[];
    };
    await run(app, config.default);
    writeFileSync(stamp, hash);
  }
  return { app, buildDir, built: !isFresh, ms: Math.round(performance.now() - startedAt) };
}
