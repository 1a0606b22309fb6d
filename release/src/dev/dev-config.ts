import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { uniqueName } from '../build/index.ts';

/** Files have the same addresses in development and in a release: below `client/`. */
export const clientPath = '/client/';

/**
 * The browser build of an app for its development server: hot modules and React refresh, with the app's own names.
 * @param config the app's browser build in development mode
 * @param port of its development server
 */
export function hot(config: Configuration, app: string, port: number): Configuration {
  return {
    ...config,
    output: { ...config.output, publicPath: `http://localhost:${port}${clientPath}` },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshRspackPlugin({ library: uniqueName(app), exclude: /node_modules|kernel/ }),
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      devMiddleware: { publicPath: clientPath, stats: 'errors-warnings' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      static: false,
      setupExitSignals: false,
    },
  };
}
