import { storedValue } from '@enerabi/shared/browser-storage';
import { useSyncExternalStore } from 'react';
import { type CommutePlaces, commutePlacesOf, noPlaces } from './commute-places.ts';
import { commutePlacesKey } from './home-mark.ts';

const { current, keep, subscribe } = storedValue(commutePlacesKey, commutePlacesOf);

/** Marks the document as its first script does on later pages, for `useHomePart`. @param works number of places of work */
export function markHome(works: number | undefined): void {
  const { dataset } = document.documentElement;
  if (works === undefined) delete dataset.home;
  else dataset.home = String(works);
  dispatchEvent(new Event('homechange'));
}

/**
 * Stores the places in this browser, and marks the document, as its first script does on later pages.
 * @returns whether they were stored; if not, they last until the page is left
 */
export function keepCommutePlaces(places: CommutePlaces): boolean {
  const isStored = keep(commutePlacesOf(places));
  markHome(places.home && places.works.length);
  return isStored;
}

/** None on the server and while hydrating, since only the browser knows them. */
export const useCommutePlaces = (): CommutePlaces => useSyncExternalStore(subscribe, current, () => noPlaces);
