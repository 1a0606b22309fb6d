import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { appNameOf } from './app-name.ts';
import { moduleRules, type Side } from './module-rules.ts';

export interface BuildOptions {
  dev?: boolean;
  /**
   * A developer's build that a running site loads: it has no hot modules, since the site's React is production's.
   */
  isLocal?: boolean;
  /** Folder of the build; default `dist/build` of the app. */
  outDir?: string;
}

/** The application's name as an identifier: `mfe-search` is `mfe_search` in containers. */
export const uniqueName = (app: string): string => app.replaceAll('-', '_');

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** The common configuration of browser and server builds of every app. */
export function baseConfig(
  dir: string,
  side: Side,
  { dev = false, isLocal = false, outDir }: BuildOptions,
): Configuration {
  const app = appNameOf(dir);
  const out = outDir ?? path.join(dir, 'dist', dev ? 'dev' : 'build');
  return {
    name: `${app}:${side}`,
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'source-map' : false,
    module: moduleRules(side, { refresh: dev && !isLocal }),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // axios has a node build with its own http adapter; both sides use fetch.
      conditionNames: ['browser', dev ? 'development' : 'production', 'module', 'import', 'default'],
      mainFields: ['browser', 'module', 'main'],
      aliasFields: ['browser'],
    },
    output: {
      path: side === 'browser' ? path.join(out, 'client') : out,
      uniqueName: uniqueName(app),
      // Two remotes may have different versions of one style sheet on a page; the salt tells their class names apart.
      hashSalt: app,
      clean: false,
    },
    optimization: {
      splitChunks: false,
      // Releases share no files, so that ids and export names are internal to a build.
      moduleIds: dev ? 'deterministic' : 'natural',
      mangleExports: dev ? false : 'size',
      // Identifies a style sheet's chunk by its file name; see the shell's style-sheet-key.
      chunkIds: 'named',
      ...(side === 'server' && { minimize: false }),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { format: { comments: false }, ecma: 2022, compress: { passes: 3 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    // A team cannot mend a library's code, and for a minified one the warning quotes a line of 700 KB.
    ignoreWarnings: [{ module: /node_modules/, message: /Critical dependency/ }],
    infrastructureLogging: { level: 'error' },
  };
}

/** Browser builds are ES modules with content-hashed names, so that a release can be cached for ever. */
export const browserOutput = (dev: boolean): NonNullable<Configuration['output']> => ({
  module: true,
  chunkFormat: 'module',
  chunkLoading: 'import',
  publicPath: 'auto',
  filename: dev ? '[name].mjs' : '[name].[contenthash:8].mjs',
  chunkFilename: dev ? '[name].mjs' : '[name].[contenthash:8].mjs',
  cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
  cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
});

/** Server builds are one self-contained CommonJS file, so that the hashed file is the one that runs. */
export const serverOutput: NonNullable<Configuration['output']> = {
  filename: 'server.cjs',
  library: { type: 'commonjs-module' },
  asyncChunks: false,
};
