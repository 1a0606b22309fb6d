import type { RemoteRoute } from '@enerabi/shared/kernel';

/** Stands in for the shell's `federation/container.ts` on the server: the routes are there already. */
export const openContainer = async (routes: RemoteRoute[]): Promise<RemoteRoute[]> => routes;
