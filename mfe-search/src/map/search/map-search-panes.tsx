import { Breadcrumbs, Phrases, Stack, VisuallyHidden } from '@enerabi/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { MapKind } from '../collection/map-kind.ts';
import type { MapParts } from '../collection/map-parts.ts';
import { MapPartsContext, useMapParts } from '../collection/map-parts-context.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import { MapResultsHead } from '../list/map-results-head.tsx';
import { MapResultsPages } from '../list/map-results-pages.tsx';
import { Unmapped } from '../list/unmapped.tsx';
import { facilitiesIn } from '../marks/mapped-facilities.ts';
import { SelectedFacility } from '../marks/selected-facility.tsx';
import { useChosenFacility } from '../marks/use-chosen-facility.ts';
import { MapPane } from '../view/map-pane.tsx';
import { ViewSwitch } from '../view/view-switch.tsx';
import { Ignored, Scriptless } from './map-notices.tsx';
import type { MapSearchData } from './map-search.loader.ts';
import styles from './map-search.module.css';
import { MapSearchForm } from './map-search-form.tsx';
import { useMapSearch } from './use-map-search.ts';

export interface MapSearchPanesProps {
  loaded: MapSearchData;
  title: string;
}

/** List and map: side by side, or on a phone one at a time. */
function MapSearchPanes({ loaded, title }: MapSearchPanesProps) {
  const search = useMapSearch(loaded);
  const { found } = search;
  const { criteria } = loaded;
  const words = wordsOf(criteria);
  const { crumbsOf, factsOf, Results } = useMapParts();
  const crumbs = crumbsOf(criteria);
  const facilities = facilitiesIn(found);
  const choice = useChosenFacility(found);
  // Until scripts load, both are shown: the map's box above, the list below it.
  const [shown, setShown] = useState<'map' | 'list'>();
  useEffect(() => setShown('map'), []);
  const [hasMap, setHasMap] = useState(true);
  const pane = useRef<HTMLDivElement>(null);

  const showOnMap = (facilityId: number): void => {
    setShown('map');
    const place = facilities.find(({ facility_id }) => facility_id === facilityId);
    if (typeof place?.latitude !== 'number' || typeof place.longitude !== 'number') return;
    choice.select(facilityId);
    // The list of a phone may have been scrolled, and the map takes its place.
    if (shown === 'list')
      requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const zoom = Math.max(search.view?.zoom ?? 0, 14);
    search.goTo({ lat: place.latitude, lng: place.longitude, zoom });
  };
  return (
    <Stack gap="3" className={styles.panes} data-shown={hasMap ? shown : 'list'}>
      <Stack gap="3" className={styles.top}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        <h1 className={styles.heading}>
          <Phrases>{title}</Phrases>
        </h1>
        <Ignored ignored={search.ignored} />
        <MapSearchForm loaded={loaded} view={search.view} />
        <Scriptless />
        {hasMap && <ViewSwitch shown={shown} onShow={setShown} />}
        <MapResultsHead
          found={found}
          criteria={criteria}
          isSearching={search.isSearching}
          hasFailed={search.hasFailed}
          isElsewhere={!search.isAuto && search.hasMoved}
          onRetry={search.searchHere}
        />
      </Stack>
      <div className={styles.map} ref={pane} id="map">
        <MapPane
          search={search}
          criteria={criteria}
          marked={choice.markedPoint}
          onMark={choice.mark}
          onSelect={choice.select}
          onAbsent={() => setHasMap(false)}
        >
          <SelectedFacility choice={choice} factsOf={(selected) => factsOf(selected, found)} />
        </MapPane>
      </div>
      <Stack
        as="section"
        gap="3"
        className={styles.results}
        id="results"
        aria-labelledby="results-heading"
        aria-busy={search.isSearching}
      >
        <h2 id="results-heading">
          <VisuallyHidden>{words.results}</VisuallyHidden>
        </h2>
        <Results
          found={found}
          today={loaded.today}
          marked={choice.marked}
          onMark={choice.mark}
          onShow={hasMap ? showOnMap : undefined}
        />
        <MapResultsPages found={found} view={search.view} criteria={criteria} />
        <Unmapped criteria={criteria} nearest={facilities[0]} />
      </Stack>
    </Stack>
  );
}

/** The panes of one collection. */
export function panesOf<K extends MapKind>(parts: MapParts<K>) {
  // The page renders them for criteria of this kind alone.
  const value = parts as unknown as MapParts;
  return function CollectionPanes(props: MapSearchPanesProps) {
    return (
      <MapPartsContext value={value}>
        <MapSearchPanes {...props} />
      </MapPartsContext>
    );
  };
}
