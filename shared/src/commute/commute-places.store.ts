import { storedValue } from '@enerabi/shared/browser-storage';
import { useSyncExternalStore } from 'react';
import { type CommutePlaces, commutePlacesOf, noPlaces } from './commute-places.ts';
import { commutePlacesKey } from './home-mark-script.ts';

const { current, keep, subscribe } = storedValue(commutePlacesKey, commutePlacesOf);

/**
 * Stores the places in this browser, and marks the document, as its first script does on later pages.
 * @returns whether they were stored; if not, they last until the page is left
 */
export function keepCommutePlaces(places: CommutePlaces): boolean {
  const isStored = keep(commutePlacesOf(places));
  const { dataset } = document.documentElement;
  if (places.home) dataset.home = String(places.works.length);
  else delete dataset.home;
  return isStored;
}

/** None on the server and while hydrating, since only the browser knows them. */
export const useCommutePlaces = (): CommutePlaces => useSyncExternalStore(subscribe, current, () => noPlaces);
