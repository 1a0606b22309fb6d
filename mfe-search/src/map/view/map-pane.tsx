import { useCommutePlaces } from '@enerabi/shared/commute';
import type { Place } from '@enerabi/shared/geography';
import { announce, Button, Notice, Panel } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import { startsByItself } from '../canvas/can-draw-maps.ts';
import type { MapCanvasProps } from '../canvas/map-canvas.browser.tsx';
import type { MapCriteria, MapMark } from '../collection/map-kind.ts';
import { useMapParts } from '../collection/map-parts-context.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import { HomeMark } from '../marks/home-mark.tsx';
import { MapLegend } from '../marks/map-legend.tsx';
import { MapPicture } from '../picture/map-picture.tsx';
import { mapCopy } from '../search/map-search.copy.ts';
import { MapTools } from '../search/map-tools.tsx';
import { useMapPlaces } from '../search/use-map-places.ts';
import type { useMapSearch } from '../search/use-map-search.ts';
import { usePosition } from '../search/use-position.ts';
import { isOnGround } from './is-on-ground.ts';
import { MapCredit } from './map-credit.tsx';
import styles from './map-pane.module.css';
import { MapScale } from './map-scale.tsx';
import { useMapTiles } from './use-map-tiles.ts';
import { useMovingMap } from './use-moving-map.ts';

interface MapPaneProps {
  search: ReturnType<typeof useMapSearch>;
  criteria: MapCriteria;
  marked: MapMark | undefined;
  onMark: MapCanvasProps['onMark'];
  onSelect: MapCanvasProps['onSelect'];
  /** Called if there will be neither a map nor a picture. */
  onAbsent: () => void;
  /** Elements on top of the map. */
  children: ReactNode;
}

/**
 * The box of the map: first a picture whose marks are links. MapLibre takes its place when the page is idle, on a phone
 * when the picture is touched; if it cannot, the picture stays.
 */
export function MapPane({ search, criteria, marked, onMark, onSelect, onAbsent, children }: MapPaneProps) {
  const { picture } = search;
  const { tiles, needsNames, loseTiles, ...credit } = useMapTiles();
  const { places, nameAt } = useMapPlaces(needsNames);
  const { state, stuck, Canvas, start, fail, becomeReady } = useMovingMap(picture !== null, onAbsent);
  const position = usePosition(search, start);
  const { home } = useCommutePlaces();
  const { marks } = useMapParts();
  if (stuck && !picture)
    return (
      <Notice kind="info" title={mapCopy[stuck].title}>
        <p>{mapCopy[stuck].body}</p>
      </Notice>
    );
  const isReady = state === 'ready';
  const place = position.place ?? homeIn(criteria) ?? home;
  const shown = isReady ? search.view : picture && !picture.isFitted ? search.begun : undefined;
  return (
    <div
      className={styles.pane}
      data-state={state}
      aria-busy={state === 'starting' || (search.isAuto && search.hasMoved)}
      onPointerDown={(event) => state === 'still' && isOnGround(event) && start()}
    >
      {picture && !isReady && (
        <MapPicture picture={picture} criteria={criteria} marked={marked?.facility_id} onSelect={onSelect} />
      )}
      {picture && !isReady && place && (
        <HomeMark view={search.begun} home={place} isFitted={picture.isFitted} />
      )}
      {Canvas && (
        <Canvas
          viewFor={search.viewFor}
          tiles={tiles}
          name={wordsOf(criteria).map}
          describedBy="map-help"
          found={search.found}
          marked={marked}
          position={place}
          onOpen={nameAt}
          onReady={(handle) => {
            search.map.current = handle;
            becomeReady();
            // Where the map moves on request, the pressed button is gone.
            if (!startsByItself() && document.activeElement === document.body) handle.focus();
          }}
          onFault={() => fail('broken')}
          onTilesLost={() => {
            loseTiles();
            announce(mapCopy.tilesLost);
          }}
          places={places}
          onMoveEnd={(view, size) => {
            search.moveEnded(view, size);
            void nameAt(view, size);
          }}
          onMark={onMark}
          onSelect={onSelect}
        />
      )}
      {state === 'still' && (
        <div className={styles.start}>
          <Button size="small" onClick={start}>
            {mapCopy.start}
          </Button>
        </div>
      )}
      {state === 'starting' && <p className={styles.start}>{mapCopy.loading}</p>}
      <MapTools
        search={search}
        criteria={criteria}
        position={position}
        isMoving={isReady}
        hasScripts={state !== 'picture'}
      />
      {stuck && <StuckNotice reason={stuck} />}
      <Panel as="p" tone="surface" radius="2" raised id="map-help" className={styles.help}>
        {mapCopy.help}
      </Panel>
      {shown && <MapScale view={shown} />}
      {children}
      <MapLegend marks={marks} cluster={wordsOf(criteria).cluster} hasOwnPlace={place !== undefined} />
      <MapCredit {...credit} />
    </div>
  );
}

/** The family's home, if its ways are a condition. */
function homeIn(criteria: MapCriteria): Place | undefined {
  const [latitude, longitude] =
    ('commute_from' in criteria ? criteria.commute_from : '')?.split(',').map(Number) ?? [];
  return latitude && longitude ? { latitude, longitude } : undefined;
}

/** Says that only the picture will be there. */
function StuckNotice({ reason }: { reason: 'absent' | 'broken' }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    isOpen && (
      <div className={styles.stuck}>
        <Notice kind="info" title={mapCopy[reason].title} onDismiss={() => setIsOpen(false)}>
          <p>{mapCopy[reason].body}</p>
        </Notice>
      </div>
    )
  );
}
