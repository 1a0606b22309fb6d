import { keepForms, type RemoteRoute } from '@enerabi/shared/kernel';
import type { Boot, Pin } from '../boot.ts';
import { type Container, openContainer } from '../federation/container.ts';
import { reportFailure } from './report-failure.ts';

export interface Remotes {
  /**
   * The routes of an app, from the release to which this document is pinned.
   * @throws if neither the pinned nor the last known good container can be fetched and opened
   */
  load: (app: string) => Promise<RemoteRoute[]>;
  /** The remotes loaded so far; tools and tests read this. */
  loaded: ReadonlyMap<string, Promise<RemoteRoute[]>>;
}

type FetchContainer = (address: string) => Promise<Container>;
const importContainer: FetchContainer = (address) => import(/* webpackIgnore: true */ address);

/**
 * Fetches the pinned container, a second time if the connection failed, and then the last known good one. No code of
 * the pinned container has run by then.
 */
async function firstThatLoads({ entry, fallback }: Pin, fetchContainer: FetchContainer): Promise<Container> {
  const attempts = [entry, `${entry}?again`, ...(fallback ? [fallback] : [])];
  let reason: unknown;
  for (const address of attempts) {
    try {
      return await fetchContainer(address);
    } catch (error) {
      reason = error;
      reportFailure(error, address);
    }
  }
  throw reason;
}

/**
 * Loads each app's container once per document. A failed load is forgotten, so that the next navigation tries again.
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
