import { deferredPart } from '@enerabi/shared/kernel';
import { VisuallyHidden } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';
import styles from './map-search.module.css';
import type { MapView } from './map-view.ts';
import { useChosenFacility } from './use-chosen-facility.ts';
import { useMapSearch } from './use-map-search.ts';

const FoundFacilities = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'map-search.panes' */ './list/found-facilities.tsx')).FoundFacilities,
);
const Unmapped = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './list/unmapped.tsx')).Unmapped,
);
const SelectedFacility = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'map-search.panes' */ './selected-facility.tsx')).SelectedFacility,
);

const MapPane = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './map-pane.tsx')).MapPane,
);
const FoundHead = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './list/found-head.tsx')).FoundHead,
);
const FoundPages = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './list/found-pages.tsx')).FoundPages,
);
const ViewSwitch = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './view-switch.tsx')).ViewSwitch,
);

const Scriptless = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './map-notices.tsx')).Scriptless,
);

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
        <Scriptless />
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
        <FoundPages found={found} view={search.view} criteria={loaded.criteria} />
        <Unmapped criteria={loaded.criteria} nearest={found.facilities[0]} />
      </section>
    </div>
  );
}
