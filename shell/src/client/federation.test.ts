import type { RemoteRoute } from '@enerabi/shared/kernel';
import { describe, expect, it } from '@jest/globals';
import type { Container } from '../federation/container.ts';
import { createRemotes } from './federation.ts';

const entry = '/builds/r/mfe-search/r_2/client/remoteEntry.mjs';
const fallback = '/builds/r/mfe-search/r_1/client/remoteEntry.mjs';
const pins = { 'mfe-search': { release: 'r_2', entry, fallback } };

const routesOf = (id: string): RemoteRoute[] => [{ id, path: 'f', lazy: async () => ({}) }];
const containerOf = (id: string): Container => ({
  init: () => undefined,
  get: async () => () => ({ routes: routesOf(id) }),
});

/** Loads remotes over a network on which only these addresses can be fetched. */
function network(reachable: Record<string, Container>) {
  const asked: string[] = [];
  const remotes = createRemotes({ pins }, async (address) => {
    asked.push(address);
    const container = reachable[address];
    if (!container) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    return container;
  });
  return { asked, reachable, remotes };
}

describe("an app's container", () => {
  it('is fetched once, however many ask for it at once', async () => {
    const { asked, remotes } = network({ [entry]: containerOf('new') });
    const [first, second] = await Promise.all([remotes.load('mfe-search'), remotes.load('mfe-search')]);
    expect(first.map(({ id }) => id)).toEqual(['new']);
    expect(second).toBe(first);
    expect(asked).toEqual([entry]);
    expect([...remotes.loaded.keys()]).toEqual(['mfe-search']);
  });

  it('is tried once more under another address, since browsers remember a failed one', async () => {
    const { asked, remotes } = network({ [`${entry}?again`]: containerOf('new') });
    expect((await remotes.load('mfe-search')).map(({ id }) => id)).toEqual(['new']);
    expect(asked).toEqual([entry, `${entry}?again`]);
  });

  it('is that of the last known good release where the pinned one cannot be fetched', async () => {
    const { asked, remotes } = network({ [fallback]: containerOf('old') });
    expect((await remotes.load('mfe-search')).map(({ id }) => id)).toEqual(['old']);
    expect(asked).toEqual([entry, `${entry}?again`, fallback]);
  });

  it('is not replaced by another release once it has run', async () => {
    const throwing: Container = {
      init: () => undefined,
      get: () => Promise.reject(new Error('bad at load')),
    };
    const { asked, remotes } = network({ [entry]: throwing, [fallback]: containerOf('old') });
    await expect(remotes.load('mfe-search')).rejects.toThrow('bad at load');
    expect(asked).toEqual([entry]);
  });

  it('that cannot be had is forgotten, so that the next navigation tries again', async () => {
    const { reachable, remotes } = network({});
    await expect(remotes.load('mfe-search')).rejects.toThrow(fallback);
    expect(remotes.loaded.size).toBe(0);
    reachable[entry] = containerOf('new');
    expect((await remotes.load('mfe-search')).map(({ id }) => id)).toEqual(['new']);
  });

  it('of an app that is not live is not looked for', async () => {
    const { asked, remotes } = network({});
    await expect(remotes.load('mfe-other')).rejects.toThrow('No release of mfe-other is live');
    expect(asked).toEqual([]);
  });
});
