import { Link } from '@enerabi/shared/kernel';
import { Button, Notice, Panel, Stack } from '@enerabi/shared/ui';
import { MapPinIcon, SearchIcon } from '@enerabi/shared/ui/icons';
import type { MapCriteria } from '../collection/map-kind.ts';
import { farthest, nearest } from '../view/map-view.ts';
import { mapAddressOf } from './map-address.ts';
import { mapCopy, positionCopy } from './map-search.copy.ts';
import styles from './map-tools.module.css';
import type { useMapSearch } from './use-map-search.ts';
import type { PositionRequest } from './use-position.ts';

interface MapToolsProps {
  search: ReturnType<typeof useMapSearch>;
  criteria: MapCriteria;
  position: PositionRequest;
  /** Whether there is a moving map; a picture has links instead of buttons. */
  isMoving: boolean;
  hasScripts: boolean;
}

/** Controls of the map, besides moving it. */
export function MapTools({ search, criteria, position, isMoving, hasScripts }: MapToolsProps) {
  const { map, isAuto, setIsAuto, hasMoved, searchHere, isSearching } = search;
  return (
    <>
      <div className={styles.search}>
        {isMoving && (
          <Panel as="label" tone="surface" radius="2" raised className={styles.auto}>
            <input type="checkbox" checked={isAuto} onChange={({ target }) => setIsAuto(target.checked)} />
            {mapCopy.auto}
          </Panel>
        )}
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
        <Step by={1} search={search} criteria={criteria} isMoving={isMoving} />
        <Step by={-1} search={search} criteria={criteria} isMoving={isMoving} />
        {hasScripts && (
          <button
            type="button"
            className={styles.step}
            aria-disabled={position.isAsked || undefined}
            onClick={position.ask}
          >
            <MapPinIcon size="small" />
            <span className={styles.small}>{mapCopy.position}</span>
          </button>
        )}
      </Stack>
    </>
  );
}

interface StepProps extends Pick<MapToolsProps, 'search' | 'criteria' | 'isMoving'> {
  by: 1 | -1;
}

/** One step of zoom: of a picture, the same address at another zoom. */
function Step({ by, search: { map, begun }, criteria, isMoving }: StepProps) {
  const name = by === 1 ? mapCopy.nearer : mapCopy.farther;
  const sign = by === 1 ? '＋' : '−';
  if (isMoving)
    return (
      <button type="button" className={styles.step} aria-label={name} onClick={() => map.current?.zoomBy(by)}>
        {sign}
      </button>
    );
  const zoom = Math.min(nearest, Math.max(farthest, begun.zoom + by));
  return (
    <Link
      className={styles.step}
      aria-label={name}
      to={mapAddressOf({ view: { ...begun, zoom }, criteria })}
      replace
      preventScrollReset
      state={{ keepsFocus: true }}
    >
      {sign}
    </Link>
  );
}
