import { homeName, useCommutePlaces } from '@enerabi/shared/commute';
import type { ListedFacility } from '@enerabi/shared/contract';
import { Link, useNavigate } from '@enerabi/shared/kernel';
import { announce, Button, Panel, Stack } from '@enerabi/shared/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MapHandle } from '../../map/canvas/map-canvas.browser.tsx';
import { wordsOf } from '../../map/collection/map-words.copy.ts';
import { HomeMark } from '../../map/marks/home-mark.tsx';
import { MapPicture } from '../../map/picture/map-picture.tsx';
import { mapAddressOf, readMapAddress } from '../../map/search/map-address.ts';
import { mapCopy } from '../../map/search/map-search.copy.ts';
import tools from '../../map/search/map-tools.module.css';
import { useMapPlaces } from '../../map/search/use-map-places.ts';
import { isOnGround } from '../../map/view/is-on-ground.ts';
import { MapCredit } from '../../map/view/map-credit.tsx';
import pane from '../../map/view/map-pane.module.css';
import { isSameView, type MapView } from '../../map/view/map-view.ts';
import { useMapTiles } from '../../map/view/use-map-tiles.ts';
import { useMovingMap } from '../../map/view/use-moving-map.ts';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';
import { copy } from './list-map.copy.ts';
import styles from './list-map.module.css';
import { isInView } from './list-map.rules.ts';
import { listMapAddress } from './list-map-address.ts';
import { useListPicture } from './use-list-picture.ts';
import { useMarkedCard } from './use-marked-card.ts';

export interface ListMapProps {
  facilities: readonly ListedFacility[];
  criteria: FacilityCriteria;
}

const asked = false;

/** The facilities of one page of the list: a picture, and a moving map once it is touched. */
export function ListMapPanel({ facilities, criteria }: ListMapProps) {
  const { tiles, loseTiles, credit, hasLostTiles } = useMapTiles();
  const { places, nameAt } = useMapPlaces(true);
  const box = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<MapView>();
  const { home } = useCommutePlaces();
  const isByHome = home !== undefined && criteria.search_target_lat === home.latitude;
  const list = useListPicture(box, facilities, places, nameAt, isByHome ? home : undefined);
  const { found, size, view, picture } = list;
  const shownHome = home && size && view && isInView(home, moved ?? view, size) ? home : undefined;
  const { state, stuck, Canvas, start, fail, becomeReady } = useMovingMap(true, () => {}, asked);
  const { marked, mark, show } = useMarkedCard();
  const map = useRef<MapHandle>(undefined);
  const navigate = useNavigate();
  /** The view of a group that was pressed on the picture. */
  const [enlarged, setEnlarged] = useState<MapView>();
  const isReady = state === 'ready';
  useEffect(() => {
    if (view) map.current?.moveTo(view);
  }, [view]);
  // On its own page a group of marks is a link that replaces the address; here the list must stay in the history.
  const enlarge = (event: MouseEvent): void => {
    const address = groupAddress(event);
    if (!address) return;
    event.preventDefault();
    event.stopPropagation();
    if (stuck) {
      void navigate(address);
      return;
    }
    setEnlarged(readMapAddress(new URL(address, location.href).searchParams).view);
    start();
  };
  return (
    <>
      <div
        ref={box}
        className={`${styles.pane} ${pane.pane}`}
        data-state={state}
        aria-busy={state === 'starting'}
        onPointerDown={(event) => state === 'still' && isOnGround(event) && start()}
      >
        {picture && !isReady && (
          // The list has the same facilities for the keyboard and for screen readers.
          <div aria-hidden="true" onClickCapture={enlarge}>
            <MapPicture picture={picture} criteria={criteria} marked={marked} onSelect={show} />
            {view && home && <HomeMark view={view} home={home} />}
          </div>
        )}
        {Canvas && view && (
          <Canvas
            viewFor={() => enlarged ?? view}
            tiles={tiles}
            name={wordsOf(criteria).map}
            describedBy="map-help"
            found={found}
            marked={found.points.find(({ facility_id }) => facility_id === marked)}
            position={home}
            places={places}
            onOpen={nameAt}
            onReady={(handle) => {
              map.current = handle;
              becomeReady();
              // The pressed button is gone.
              if (document.activeElement === document.body) handle.focus();
            }}
            onFault={() => fail('broken')}
            onTilesLost={() => {
              loseTiles();
              announce(mapCopy.tilesLost);
            }}
            onMoveEnd={(to, size) => {
              setMoved(to);
              void nameAt(to, size);
            }}
            onMark={mark}
            onSelect={show}
          />
        )}
        {state === 'still' && picture && (
          <div className={pane.start}>
            <Button size="small" onClick={start}>
              {mapCopy.start}
            </Button>
          </div>
        )}
        {state === 'starting' && <p className={pane.start}>{mapCopy.loading}</p>}
        {stuck && <p className={pane.start}>{mapCopy[stuck].title}</p>}
        {isReady && (
          <Stack gap="1" className={tools.steps}>
            <Step name={mapCopy.nearer} sign="＋" onClick={() => map.current?.zoomBy(1)} />
            <Step name={mapCopy.farther} sign="−" onClick={() => map.current?.zoomBy(-1)} />
          </Stack>
        )}
        <Panel as="p" tone="surface" radius="2" raised id="map-help" className={pane.help}>
          {mapCopy.help}
        </Panel>
        <MapCredit credit={credit} hasLostTiles={hasLostTiles} />
      </div>
      <p className={styles.foot}>
        <span>
          {copy.shown(facilities.length)}
          {shownHome && copy.home(homeName(shownHome))}
        </span>
        {moved && view && !isSameView(moved, view) ? (
          <Link to={mapAddressOf({ view: moved, criteria })}>{copy.searchHere}</Link>
        ) : (
          <Link to={listMapAddress(criteria)}>{copy.open}</Link>
        )}
      </p>
    </>
  );
}

/** The address of a group of marks that is pressed, unless it is to open elsewhere. */
function groupAddress({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): string | null | undefined {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest('a[href^="/map_search"]')?.getAttribute('href');
}

interface StepProps {
  name: string;
  sign: string;
  onClick: () => void;
}

const Step = ({ name, sign, onClick }: StepProps) => (
  <button type="button" className={tools.step} aria-label={name} onClick={onClick}>
    {sign}
  </button>
);
