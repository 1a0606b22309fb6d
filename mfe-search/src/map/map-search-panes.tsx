import { Notice, Pagination, VisuallyHidden } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FoundFacilities } from './list/found-facilities.tsx';
import { FoundHead } from './list/found-head.tsx';
import { Unmapped } from './list/unmapped.tsx';
import { mapAddressOf } from './map-address.ts';
import { MapPane } from './map-pane.tsx';
import { copy, mapCopy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';
import styles from './map-search.module.css';
import type { MapView } from './map-view.ts';
import { SelectedFacility } from './selected-facility.tsx';
import { useChosenFacility } from './use-chosen-facility.ts';
import { useMapSearch } from './use-map-search.ts';
import { ViewSwitch } from './view-switch.tsx';

interface MapSearchPanesProps {
  loaded: MapSearchData;
  head: ReactNode;
  notice: (ignored: MapSearchData['ignored']) => ReactNode;
  form: (view: MapView | undefined) => ReactNode;
}

/** List and map side by side, or on a phone one at a time. */
export function MapSearchPanes({ loaded, head, notice, form }: MapSearchPanesProps) {
  const search = useMapSearch(loaded);
  const { found } = search;
  const choice = useChosenFacility(found);
  // Until scripts are there, both are: the map's place above, the list below it.
  const [shown, setShown] = useState<'map' | 'list'>();
  useEffect(() => setShown((before) => before ?? 'map'), []);
  const [hasMap, setHasMap] = useState(true);
  const pane = useRef<HTMLDivElement>(null);
  const lastPage = Math.max(1, Math.ceil(found.total / found.limit));

  const showOnMap = (facilityId: number): void => {
    setShown('map');
    const place = found.facilities.find(({ facility_id }) => facility_id === facilityId);
    if (typeof place?.latitude !== 'number' || typeof place.longitude !== 'number') return;
    choice.select(facilityId);
    const zoom = Math.max(search.view?.zoom ?? 0, 14);
    search.map.current?.moveTo({ lat: place.latitude, lng: place.longitude, zoom });
  };
  return (
    <div className={styles.panes} data-shown={hasMap ? shown : 'list'}>
      <div className={styles.top}>
        {head}
        {notice(search.ignored)}
        {form(search.view)}
        <noscript>
          <Notice kind="info" title={mapCopy.scriptless.title}>
            <p>{mapCopy.scriptless.body}</p>
          </Notice>
        </noscript>
        {hasMap && <ViewSwitch shown={shown} onShow={setShown} />}
        <FoundHead
          found={found}
          isSearching={search.isSearching}
          hasFailed={search.hasFailed}
          isElsewhere={!search.isAuto && search.hasMoved}
          onRetry={search.searchHere}
        />
      </div>
      <div className={styles.map} ref={pane} id="map">
        <MapPane
          search={search}
          marked={choice.markedPoint}
          onMark={choice.mark}
          onSelect={choice.select}
          onAbsent={() => setHasMap(false)}
        >
          <SelectedFacility choice={choice} />
        </MapPane>
      </div>
      <section
        className={styles.results}
        id="results"
        aria-labelledby="results-heading"
        aria-busy={search.isSearching}
      >
        <h2 id="results-heading">
          <VisuallyHidden>{copy.results}</VisuallyHidden>
        </h2>
        <FoundFacilities
          facilities={found.facilities}
          today={loaded.today}
          marked={choice.marked}
          onMark={choice.mark}
          onShow={hasMap ? showOnMap : undefined}
        />
        <Pagination
          page={found.page}
          lastPage={lastPage}
          label={copy.results}
          addressOf={(page) => mapAddressOf({ view: search.view, criteria: { ...loaded.criteria, page } })}
        />
        <Unmapped criteria={loaded.criteria} nearest={found.facilities[0]} />
      </section>
    </div>
  );
}
