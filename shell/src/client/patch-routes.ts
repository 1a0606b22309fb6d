import type { PatchRoutesOnNavigationFunction } from 'react-router';
import claims from '../../routes.json' with { type: 'json' };
import type { Boot } from '../boot.ts';
import { caseSensitive, rootRouteId } from '../frame/root-route.tsx';
import { routeOwner } from '../route-owner.ts';
import type { Remotes } from './federation.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

/** Adds the routes of the remote that owns the destination. */
export function createPatchRoutes(boot: Boot, remotes: Remotes): PatchRoutesOnNavigationFunction {
  const patched = new Set([boot.owner]);
  return async ({ path, patch, signal }) => {
    const owner = routeOwner([...claims, ...(boot.claims ?? [])], path);
    if (!owner || owner === 'shell' || patched.has(owner)) return;
    const routes = await remotes.load(owner).catch((cause: unknown) => {
      // The router would show the failure on the page to which the visitor has gone meanwhile.
      if (signal.aborted) return [];
      throw new RemoteUnavailable(`${owner} cannot be loaded`, { cause });
    });
    patch(rootRouteId, caseSensitive(routes));
    // The router does not add routes for a navigation that was interrupted.
    if (!signal.aborted) patched.add(owner);
  };
}
