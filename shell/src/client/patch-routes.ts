import type { PatchRoutesOnNavigationFunction } from 'react-router';
import claims from '../../routes.json' with { type: 'json' };
import type { Boot } from '../boot.ts';
import { caseSensitive, rootRouteId } from '../frame/root-route.tsx';
import { routeOwner } from '../route-owner.ts';
import type { Remotes } from './federation.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

/** Brings in the routes of the remote that owns where the visitor goes. */
export function createPatchRoutes(boot: Boot, remotes: Remotes): PatchRoutesOnNavigationFunction {
  const patched = new Set([boot.owner]);
  return async ({ path, patch, signal }) => {
    const owner = routeOwner(claims, path);
    if (!owner || owner === 'shell' || patched.has(owner)) return;
    const routes = await remotes.load(owner).catch((cause: unknown) => {
      // The router would show the failure on the page that the visitor has turned to meanwhile.
      if (signal.aborted) return [];
      throw new RemoteUnavailable(`${owner} cannot be loaded`, { cause });
    });
    patch(rootRouteId, caseSensitive(routes));
    // The router patches nothing for a navigation that another one has interrupted.
    if (!signal.aborted) patched.add(owner);
  };
}
