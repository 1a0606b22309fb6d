import { useSite } from '@enerabi/shared/kernel';
import { announce, Notice, Panel } from '@enerabi/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { canDrawMaps } from '../canvas/can-draw-maps.ts';
import type { MapCanvasProps } from '../canvas/map-canvas.browser.tsx';
import type { MapCriteria, MapMark } from '../collection/map-kind.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import { partsOf } from '../collection/parts-of.ts';
import { MapLegend } from '../marks/map-legend.tsx';
import { mapCopy } from '../search/map-search.copy.ts';
import { MapTools } from '../search/map-tools.tsx';
import { useMapPlaces } from '../search/use-map-places.ts';
import type { useMapSearch } from '../search/use-map-search.ts';
import { MapCredit } from './map-credit.tsx';
import styles from './map-pane.module.css';

interface MapPaneProps {
  search: ReturnType<typeof useMapSearch>;
  criteria: MapCriteria;
  marked: MapMark | undefined;
  onMark: MapCanvasProps['onMark'];
  onSelect: MapCanvasProps['onSelect'];
  /** Called if there will be no map. */
  onAbsent: () => void;
  /** Elements on top of the map. */
  children: ReactNode;
}

type State = 'waiting' | 'ready' | 'absent' | 'broken';

/**
 * The box of the map. MapLibre loads when the page is idle; if it cannot, the box says so, and the list still works.
 */
export function MapPane({ search, criteria, marked, onMark, onSelect, onAbsent, children }: MapPaneProps) {
  const { map: tiles } = useSite();
  const [hasLostTiles, setHasLostTiles] = useState(false);
  const { places, nameAt } = useMapPlaces(!tiles || hasLostTiles);
  const [state, setState] = useState<State>('waiting');
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>();
  const fail = (reason: 'absent' | 'broken'): void => {
    setState(reason);
    announce(mapCopy[reason].title);
    onAbsent();
  };
  useEffect(() => {
    if (!canDrawMaps()) return fail('absent');
    import(/* webpackChunkName: 'map-search.canvas' */ '../canvas/map-canvas.browser.tsx').then(
      (module) => setCanvas(() => module.default),
      () => fail('broken'),
    );
  }, []);
  if (state === 'absent' || state === 'broken')
    return (
      <Notice kind="info" title={mapCopy[state].title}>
        <p>{mapCopy[state].body}</p>
      </Notice>
    );
  return (
    <div
      className={styles.pane}
      data-state={state}
      aria-busy={state === 'waiting' || (search.isAuto && search.hasMoved)}
    >
      {Canvas && (
        <Canvas
          viewFor={search.viewFor}
          tiles={tiles && { address: tiles.tiles }}
          name={wordsOf(criteria).map}
          describedBy="map-help"
          found={search.found}
          marked={marked}
          onReady={(handle) => {
            search.map.current = handle;
            setState('ready');
          }}
          onFault={() => fail('broken')}
          onTilesLost={() => {
            setHasLostTiles(true);
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
      {state === 'waiting' && <p className={styles.waiting}>{mapCopy.loading}</p>}
      {state === 'ready' && <MapTools search={search} />}
      <Panel as="p" tone="surface" radius="2" raised id="map-help" className={styles.help}>
        {mapCopy.help}
      </Panel>
      {children}
      <MapLegend marks={partsOf(criteria).marks} cluster={wordsOf(criteria).cluster} />
      <MapCredit hasLostTiles={hasLostTiles} />
    </div>
  );
}
