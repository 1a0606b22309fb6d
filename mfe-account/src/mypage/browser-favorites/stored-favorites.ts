import { storedValue } from '@enerabi/shared/browser-storage';
import {
  type FavoriteFacilities,
  favoriteFacilities,
  forgetFavorites,
  subscribeToFavorites,
} from '@enerabi/shared/favorites';
import { useMemo, useSyncExternalStore } from 'react';

const idsOf = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];

/** Favourites that the member did not want to add to the account. */
const declined = storedValue('favorite-facilities-declined', idsOf);

const none: FavoriteFacilities = [];
const noIds: readonly number[] = [];

/**
 * Favourites of this browser that the member does not have, the latest first; none on the server.
 * @param favoriteFacilityIds the member's own favourites
 */
export function useBrowserFavorites(favoriteFacilityIds: readonly number[]): FavoriteFacilities {
  const saved = useSyncExternalStore(subscribeToFavorites, favoriteFacilities, () => none);
  const unwanted = useSyncExternalStore(declined.subscribe, declined.current, () => noIds);
  return useMemo(() => {
    const known = new Set([...favoriteFacilityIds, ...unwanted]);
    return saved.filter(({ facility_id }) => !known.has(facility_id));
  }, [saved, unwanted, favoriteFacilityIds]);
}

/** The favourites stay in the browser for use without an account, but are not offered again. */
export function declineBrowserFavorites(favorites: FavoriteFacilities): void {
  const ids = favorites.map(({ facility_id }) => facility_id);
  declined.keep([...new Set([...declined.current(), ...ids])]);
}

export function forgetBrowserFavorites(): void {
  if (typeof document !== 'undefined') forgetFavorites();
}
