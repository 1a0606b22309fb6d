import * as shell from '@enerabi/shell/render';
import { staticRoutes } from './static-routes.ts';

type Create = typeof shell.createRenderer;
type Container = Parameters<Create>[0];

/**
 * The renderer of the single bundle. A worker's remote is only a name here: its routes are in this bundle, and its
 * pages' files are the bundle's own lazy chunks.
 */
export const createRenderer: Create = (_, binding) =>
  shell.createRenderer((binding.app ? staticRoutes[binding.app] : null) as unknown as Container, {
    ...binding,
    remote: binding.remote && {
      base: binding.shell.base,
      initial: { js: [], css: [] },
      routes: binding.shell.routes,
      inline: binding.shell.inline,
    },
  });
