import { keepForms, type RemoteRoute } from '@enerabi/shared/kernel';
import type { Boot, Pin } from '../boot.ts';
import { type Container, openContainer } from '../federation/container.ts';

export interface Remotes {
  /**
   * The routes of an app, from the release this document is pinned to.
   * @throws where neither the pinned nor the last known good container can be fetched and opened
   */
  load: (app: string) => Promise<RemoteRoute[]>;
  /** Remotes that have been loaded; tools and tests look here. */
  loaded: ReadonlyMap<string, Promise<RemoteRoute[]>>;
}

type FetchContainer = (address: string) => Promise<Container>;
const importContainer: FetchContainer = (address) => import(/* webpackIgnore: true */ address);

/** Once more, since lines drop; then the last known good one, before anything of the pinned one has run. */
async function firstThatLoads({ entry, fallback }: Pin, fetchContainer: FetchContainer): Promise<Container> {
  const attempts = [entry, `${entry}?again`, ...(fallback ? [fallback] : [])];
  let reason: unknown;
  for (const address of attempts) {
    try {
      return await fetchContainer(address);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/**
 * Loads each app's container once per document: a failed load is forgotten, so that the next navigation may try
 * again.
 */
export function createRemotes(
  { pins }: Pick<Boot, 'pins'>,
  fetchContainer: FetchContainer = importContainer,
): Remotes {
  const loaded = new Map<string, Promise<RemoteRoute[]>>();
  const open = async (app: string): Promise<RemoteRoute[]> => {
    const pin = pins[app];
    if (!pin) throw new Error(`No release of ${app} is live`);
    return keepForms(await openContainer(await firstThatLoads(pin, fetchContainer)));
  };
  const load = (app: string): Promise<RemoteRoute[]> => {
    const known = loaded.get(app);
    if (known) return known;
    const loading = open(app);
    loaded.set(app, loading);
    loading.catch(() => loaded.delete(app));
    return loading;
  };
  return { load, loaded };
}
