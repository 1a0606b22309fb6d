import type { RemoteRoute } from '@enerabi/shared/kernel';
import { type ShareScope, shareScope } from './share-scope.ts';

/** A Module Federation container, as the remote entry exports it. */
export interface Container {
  init: (scope: ShareScope, initScope: unknown[], options: object) => unknown;
  get: (module: string) => Promise<() => { routes: RemoteRoute[] }>;
}

const hostOptions = { version: '', shareScopeMap: { default: shareScope }, shareScopeKeys: 'default' };

/**
 * Speaks the container protocol: passes the shared modules, and gets the one entry point.
 * @throws if the container needs a version that the shell does not share, or its module throws while loading
 */
export async function openContainer(container: Container): Promise<RemoteRoute[]> {
  await container.init(shareScope, [], hostOptions);
  const factory = await container.get('./routes');
  return factory().routes;
}
