import { announce, Button, Notice, Panel, Stack } from '@enerabi/shared/ui';
import { MapPinIcon, SearchIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import { currentPosition, type PositionFault } from '../view/current-position.ts';
import { zoomAtPosition } from '../view/map-view.ts';
import { mapCopy, positionCopy } from './map-search.copy.ts';
import styles from './map-tools.module.css';
import type { useMapSearch } from './use-map-search.ts';

/** Controls of the map, besides moving it. */
export function MapTools({ search }: { search: ReturnType<typeof useMapSearch> }) {
  const { map, isAuto, setIsAuto, hasMoved, searchHere, isSearching } = search;
  const position = usePosition(search);
  return (
    <>
      <div className={styles.search}>
        <Panel as="label" tone="surface" radius="2" raised className={styles.auto}>
          <input type="checkbox" checked={isAuto} onChange={({ target }) => setIsAuto(target.checked)} />
          {mapCopy.auto}
        </Panel>
        {!isAuto && hasMoved && (
          <Button
            size="small"
            pending={isSearching}
            icon={<SearchIcon size="small" />}
            onClick={() => {
              searchHere();
              // The button disappears once the position is known, so the map takes the focus.
              map.current?.focus();
            }}
          >
            {mapCopy.searchHere}
          </Button>
        )}
        {position.fault && (
          <Notice kind="warning" title={positionCopy.title} onDismiss={position.dismiss}>
            <p>{positionCopy[position.fault]}</p>
          </Notice>
        )}
      </div>
      <Stack gap="1" className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={mapCopy.nearer}
          onClick={() => map.current?.zoomBy(1)}
        >
          ＋
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={mapCopy.farther}
          onClick={() => map.current?.zoomBy(-1)}
        >
          −
        </button>
        <button
          type="button"
          className={styles.step}
          aria-disabled={position.isAsked || undefined}
          onClick={position.ask}
        >
          <MapPinIcon size="small" />
          <span className={styles.small}>{mapCopy.position}</span>
        </button>
      </Stack>
    </>
  );
}

/** Requests the position only when asked, and says in words if that fails. */
function usePosition({ map, view }: ReturnType<typeof useMapSearch>) {
  const [isAsked, setIsAsked] = useState(false);
  const [fault, setFault] = useState<PositionFault>();
  return {
    isAsked,
    fault,
    dismiss(): void {
      setFault(undefined);
      map.current?.focus();
    },
    async ask(): Promise<void> {
      if (isAsked) return;
      setIsAsked(true);
      setFault(undefined);
      announce(mapCopy.positionAsked);
      const found = await currentPosition(navigator.geolocation);
      setIsAsked(false);
      if (typeof found === 'string') {
        setFault(found);
        announce(positionCopy[found]);
        return;
      }
      map.current?.moveTo({ ...found, zoom: Math.max(view?.zoom ?? 0, zoomAtPosition) });
      announce(positionCopy.shown);
    },
  };
}
