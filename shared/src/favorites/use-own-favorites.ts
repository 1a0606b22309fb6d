import { useApi, useSession } from '@enerabi/shared/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { listFavoriteFacilities } from '../contract/index.ts';
import type { FavoriteFacilities } from './favorite-facilities.rules.ts';
import { favoriteFacilities, subscribeToFavorites } from './favorite-facilities.store.ts';
import { useFavoriteStore } from './use-favorite-store.ts';

const notYetKnown: FavoriteFacilities = [];
const nobodys = { facility_id: 0, path_name: '', name: '' };

/**
 * The favourites of the member (the latest twenty) or visitor, the latest first; none on the server.
 * @returns the favourites, and whether they are a member's, saved with the account
 */
export function useOwnFavorites(): { favorites: FavoriteFacilities; isMember: boolean } {
  const isMember = useSession(({ user }) => user !== null);
  const inBrowser = useSyncExternalStore(subscribeToFavorites, favoriteFacilities, () => notYetKnown);
  const [ofMember, setOfMember] = useState(notYetKnown);
  const api = useApi();
  const store = useFavoriteStore(nobodys);
  useEffect(() => {
    if (!isMember) return;
    const left = new AbortController();
    const read = async (): Promise<void> => {
      const reply = await api(listFavoriteFacilities, {
        signal: left.signal,
        onFailure: () => undefined,
      }).catch(() => undefined);
      if (reply && !left.signal.aborted) setOfMember(reply.facilities);
    };
    void read();
    const stop = store.subscribe(() => void read());
    return () => {
      left.abort();
      stop();
    };
  }, [isMember, api, store]);
  if (!isMember) return { favorites: inBrowser, isMember };
  return { favorites: ofMember.filter(({ facility_id }) => store.has(facility_id)), isMember };
}
