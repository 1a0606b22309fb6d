import { storedValue } from '../browser-storage/index.ts';
import type { FavoriteStore } from '../ui/index.ts';
import {
  type FavoriteFacility,
  favoritesOf,
  hasFavorite,
  withFavorite,
  withoutFavorite,
} from './favorite-facilities.rules.ts';

const saved = storedValue('favorite-facilities', favoritesOf);

/**
 * A visitor's favourite facilities: they stay in this browser.
 * @returns the same array as long as nothing has changed
 */
export const favoriteFacilities = saved.current;
/** Calls back whenever this tab or another one has changed them; returns how to stop that. */
export const subscribeToFavorites = saved.subscribe;

/** The store of this facility's toggle. `change` rejects where this browser stores nothing. */
export const favoriteStoreOf = (facility: FavoriteFacility): FavoriteStore => ({
  subscribe: saved.subscribe,
  has: (id) => hasFavorite(saved.current(), id),
  hadOnServer: () => false,
  change: async (id, wanted) => {
    const before = saved.current();
    if (saved.keep(wanted ? withFavorite(before, facility) : withoutFavorite(before, id))) return;
    saved.keep(before);
    throw new Error('This browser keeps nothing');
  },
});

/** After they have joined a member's own. */
export const forgetFavorites = (): void => void saved.keep([]);
