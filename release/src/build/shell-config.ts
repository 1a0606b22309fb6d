import { type Configuration, rspack } from '@rspack/core';
import { type BuildOptions, baseConfig, browserOutput, serverOutput } from './base-config.ts';
import { browserRuntime } from './browser-runtime.ts';
import { BuilderPathPlugin } from './builder-path-plugin.ts';
import { dataRouterOnly } from './data-router.ts';
import { BuildRecordPlugin } from './record/build-record-plugin.ts';
import { ContractPlugin } from './record/contract-plugin.ts';
import { RewriteRuntimePlugin } from './rewrite-runtime-plugin.ts';

/**
 * The build of the shell: a plain bundle that implements the container protocol itself, for the browser
 * (`src/client/main.tsx`) and for render workers (`src/render/render.tsx`).
 */
export function shell(
  dir: string,
  options: BuildOptions = {},
): [browser: Configuration, server: Configuration] {
  const [browser, server] = [baseConfig(dir, 'browser', options), baseConfig(dir, 'server', options)];
  const dev = options.dev ?? false;
  const mode = JSON.stringify(dev ? 'development' : 'production');
  const define = new rspack.DefinePlugin({ 'process.env.NODE_ENV': mode });
  const checked = dev ? [] : [new BuilderPathPlugin(dir)];
  return [
    {
      ...browser,
      target: ['web', 'es2022'],
      entry: { main: './src/client/main.tsx' },
      output: { ...browser.output, ...browserOutput(dev) },
      plugins: [
        define,
        ...checked,
        ...(dev ? [] : [new RewriteRuntimePlugin(browserRuntime), ...dataRouterOnly(dir)]),
        new BuildRecordPlugin(dir, 'main'),
        ...(dev ? [] : [new ContractPlugin(dir)]),
      ],
    },
    {
      ...server,
      target: 'async-node',
      entry: { server: './src/render/render.tsx' },
      output: { ...server.output, ...serverOutput },
      plugins: [define, ...checked],
    },
  ];
}
