import type { RemoteRoute } from '@enerabi/shared/kernel';
import { staticRoutes } from './static-routes.ts';

/** Stands in for the shell's `client/federation.ts`: nothing to fetch, no container, no share scope. */
export function createRemotes() {
  const load = async (app: string): Promise<RemoteRoute[]> => staticRoutes[app] ?? [];
  return { load, loaded: new Map<string, Promise<RemoteRoute[]>>() };
}
