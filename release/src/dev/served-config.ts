import type { Configuration } from '@rspack/core';

/** Files have the same addresses in development and in a release: below `client/`. */
export const clientPath = '/client/';

/**
 * The browser build of an app for its development server, which pages of another origin load.
 * @param config the app's browser build in development mode
 * @param isHot exchanges changed modules and reports builds itself; otherwise a change reloads the page
 */
export function served(
  config: Configuration,
  { port, isHot }: { port: number; isHot: boolean },
): Configuration {
  return {
    ...config,
    output: { ...config.output, publicPath: `http://localhost:${port}${clientPath}` },
    devServer: {
      port,
      host: 'localhost',
      hot: isHot,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'cross-origin',
      },
      devMiddleware: { publicPath: clientPath, stats: isHot ? 'errors-warnings' : 'none' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      static: false,
      setupExitSignals: false,
    },
  };
}
