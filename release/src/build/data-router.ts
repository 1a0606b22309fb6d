import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

const fallbacks = [
  [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    'no-framework.mjs',
  ],
  [
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    'no-instrumentation.mjs',
  ],
] as const;

/**
 * Removes from react-router what its data router does not need. It relies on internal paths: if a newer version needs
 * more of such a file, the build fails, and if a file has moved, a test fails.
 * @param dir the shell's folder, which has the fallbacks
 */
export const dataRouterOnly = (dir: string): NonNullable<Configuration['plugins']> =>
  fallbacks.map(
    ([file, fallback]) =>
      new rspack.NormalModuleReplacementPlugin(file, path.join(dir, 'src/client/router', fallback)),
  );
