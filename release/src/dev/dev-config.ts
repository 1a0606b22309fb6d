import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { uniqueName } from '../build/index.ts';
import { served } from './served-config.ts';

/**
 * The browser build of an app for its development server: hot modules and React refresh, with the app's own names.
 * @param config the app's browser build in development mode
 * @param port of its development server
 */
export function hot(config: Configuration, app: string, port: number): Configuration {
  const { plugins, ...rest } = served(config, { port, isHot: true });
  const refresh = new ReactRefreshRspackPlugin({ library: uniqueName(app), exclude: /node_modules|kernel/ });
  return { ...rest, plugins: [...(plugins ?? []), refresh] };
}
