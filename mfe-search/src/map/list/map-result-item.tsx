import { MapPinIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import type { MarkName } from '../marks/facility-marks.ts';
import { MarkPicture } from '../marks/mark-picture.tsx';
import { copy } from '../search/map-search.copy.ts';
import styles from './map-result-item.module.css';

/** How a list of results and the map highlight each other's facilities. */
export interface MarkedList {
  marked: number | undefined;
  onMark: (facilityId: number | undefined) => void;
  /** Absent if there is no map. */
  onShow: ((facilityId: number) => void) | undefined;
}

interface MapResultItemProps extends MarkedList {
  facilityId: number;
  /** The id of the element; absent if another item of the facility has it. */
  id: string | undefined;
  /** Names the button that shows it on the map. */
  name: string;
  /** Absent if its mark on the map says more than this entry. */
  mark?: MarkName;
  /** The card. */
  children: ReactNode;
}

/** An entry of the map's list. The facility under the pointer is highlighted on the map. */
export const MapResultItem = ({
  facilityId,
  id,
  name,
  mark,
  marked,
  onMark,
  onShow,
  children,
}: MapResultItemProps) => (
  <li
    id={id}
    className={styles.item}
    data-marked={facilityId === marked || undefined}
    onMouseEnter={() => onMark(facilityId)}
    onMouseLeave={() => onMark(undefined)}
    onFocus={() => onMark(facilityId)}
    onBlur={() => onMark(undefined)}
  >
    {children}
    {onShow && (
      <div className={styles.onMap}>
        <button
          type="button"
          className={styles.show}
          aria-label={copy.showOnMap(name)}
          onClick={() => onShow(facilityId)}
        >
          <MapPinIcon size="small" />
          {copy.showOnMapShort}
        </button>
        {/* Outside the button, so that the mark's letter is not part of the button's name. */}
        {mark && <MarkPicture mark={mark} />}
      </div>
    )}
  </li>
);
