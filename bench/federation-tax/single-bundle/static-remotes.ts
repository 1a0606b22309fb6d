import type { RemoteRoute } from '@enerabi/shared/kernel';
import { staticRoutes } from './static-routes.ts';

/** Replaces the shell's `client/federation.ts`: there is nothing to fetch, no container, no share scope. */
export function createRemotes() {
  const load = async (app: string): Promise<RemoteRoute[]> => staticRoutes[app] ?? [];
  return { load, loaded: new Map<string, Promise<RemoteRoute[]>>() };
}
