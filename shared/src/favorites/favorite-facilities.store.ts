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
 * A visitor's favourite facilities, stored only in this browser.
 * @returns the same array until it changes
 */
export const favoriteFacilities = saved.current;
/** Calls back whenever this tab or another one has changed them; returns how to unsubscribe. */
export const subscribeToFavorites = saved.subscribe;

/** The store for this facility's button. `change` rejects if this browser has no storage. */
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

/** Call it after they have been added to a member's account. */
export const forgetFavorites = (): void => void saved.keep([]);
