import { useLocation, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import type { MapHandle } from '../canvas/map-canvas.browser.tsx';
import { isJobMap, type MapResults } from '../collection/map-kind.ts';
import { fitted, isSameView, type MapSize, type MapView } from '../view/map-view.ts';
import { shownMap } from '../view/shown-map.ts';
import { mapAddressOf } from './map-address.ts';
import type { MapSearchData } from './map-search.loader.ts';

/** Navigation within the page that leaves the focus on the map. */
const inPlace = { replace: true, preventScrollReset: true, state: { keepsFocus: true } } as const;

/**
 * Keeps map and list in step. A search is a navigation that replaces the address, so the router drops an answer if a
 * later search has begun. A move without a search changes only the address.
 */
export function useMapSearch(loaded: MapSearchData) {
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.pathname === useLocation().pathname;
  const [isAuto, setIsAuto] = useState(true);
  const [shown, setShown] = useState<MapView>();
  const map = useRef<MapHandle>(undefined);
  /** The view to which this hook itself navigated: the map is there already. */
  const asked = useRef<MapView>(undefined);
  const searchOnMoveEnd = useRef(true);
  const known = useLastResults(loaded);

  const search = (view: MapView): void => {
    asked.current = view;
    void navigate(mapAddressOf({ view, criteria: { ...loaded.criteria, page: 1 } }), inPlace);
  };
  const moveEnded = (view: MapView, size: MapSize): void => {
    const isFirst = shownMap.size === undefined;
    shownMap.size = size;
    setShown(view);
    const isHere = isSameView(view, loaded.view);
    if (searchOnMoveEnd.current || (isAuto && (isFirst || !isHere))) {
      searchOnMoveEnd.current = false;
      search(view);
    } else if (!isHere) {
      const address = mapAddressOf({ view, criteria: { ...loaded.criteria, page: 1 } });
      window.history.replaceState(window.history.state, '', address);
    }
  };
  useEffect(() => {
    if (asked.current && isSameView(asked.current, loaded.view)) return;
    asked.current = loaded.view;
    if (!map.current || !shownMap.size) return;
    // A view from an address was searched exactly as it is; any other is fitted to this map first.
    searchOnMoveEnd.current = !loaded.isNamed;
    map.current.moveTo(loaded.isNamed ? loaded.view : fitted(loaded.view, shownMap.size));
  }, [loaded.view, loaded.isNamed]);
  // The next page of this tab, and the next map, may have another size.
  useEffect(
    () => () => {
      shownMap.size = undefined;
    },
    [],
  );

  return {
    found: known,
    isSearching,
    isAuto,
    setIsAuto,
    map,
    /** The map's view; before the map has loaded, the view of the address. */
    view: shown ?? (loaded.isNamed ? loaded.view : undefined),
    /** Null if it could not be made. */
    picture: useLastPicture(loaded),
    /** The view of the address, or of its results: a picture shows it. */
    begun: loaded.view,
    /** Moves the map; a picture is made anew. */
    goTo(view: MapView): void {
      if (map.current) map.current.moveTo(view);
      else void navigate(mapAddressOf({ view, criteria: { ...loaded.criteria, page: 1 } }), inPlace);
    },
    hasMoved: shown !== undefined && !isSameView(shown, loaded.view),
    hasFailed: loaded.found === null,
    ignored: useIgnored(loaded, asked),
    searchHere: () => search(shown ?? loaded.view),
    moveEnded,
    viewFor: (size: MapSize) => (loaded.isNamed ? loaded.view : fitted(loaded.view, size)),
  };
}

/** The ignored parts of an address stay listed after the map has replaced it with a valid one. */
function useIgnored({ ignored, view }: MapSearchData, asked: { current: MapView | undefined }) {
  const result = useRef(ignored);
  const isOwn = asked.current !== undefined && isSameView(asked.current, view);
  if (ignored.length > 0 || !isOwn) result.current = ignored;
  return result.current;
}

const nothing: MapResults = { total: 0, page: 1, limit: 20, facilities: [], points: [], clusters: [] };
const noJobs: MapResults = { total: 0, page: 1, limit: 20, jobs: [], points: [], clusters: [] };

/** Keeps the last results, so that a failed search does not empty the list. */
function useLastResults({ found, criteria }: MapSearchData): MapResults {
  const last = useRef(found);
  if (found) last.current = found;
  return last.current ?? (isJobMap(criteria) ? noJobs : nothing);
}

/** Keeps the last picture, too. */
function useLastPicture({ picture }: MapSearchData) {
  const last = useRef(picture);
  if (picture) last.current = picture;
  return last.current;
}
