import type { FacilitySummary } from '@enerabi/shared/contract';
import { DemoNotice, FacilityCard, Stack } from '@enerabi/shared/ui';
import { MapPinIcon } from '@enerabi/shared/ui/icons';
import { memo } from 'react';
import { FavoriteFacilityButton } from '../../facilities/favorites/favorite-facility-button.tsx';
import { markOf } from '../marks/facility-marks.ts';
import { MarkPicture } from '../marks/mark-picture.tsx';
import { cardId } from '../marks/use-chosen-facility.ts';
import { copy } from '../search/map-search.copy.ts';
import styles from './map-results.module.css';

interface MapResultsProps {
  facilities: readonly FacilitySummary[];
  today: string;
  marked: number | undefined;
  onMark: (facilityId: number | undefined) => void;
  /** Absent if there is no map. */
  onShow: ((facilityId: number) => void) | undefined;
}

/** Lists this page of the map's results. The facility under the pointer is highlighted on the map. */
export const MapResults = ({ facilities, today, marked, onMark, onShow }: MapResultsProps) => (
  <>
    <DemoNotice facilities={facilities} />
    <Stack as="ul" gap="3" className={styles.facilities}>
      {facilities.map((facility) => {
        const { facility_id, name } = facility;
        return (
          <li
            key={facility_id}
            id={cardId(facility_id)}
            className={styles.facility}
            data-marked={facility_id === marked || undefined}
            onMouseEnter={() => onMark(facility_id)}
            onMouseLeave={() => onMark(undefined)}
            onFocus={() => onMark(facility_id)}
            onBlur={() => onMark(undefined)}
          >
            <MapResultCard facility={facility} today={today} />
            {onShow && (
              <div className={styles.onMap}>
                <button
                  type="button"
                  className={styles.show}
                  aria-label={copy.showOnMap(name)}
                  onClick={() => onShow(facility_id)}
                >
                  <MapPinIcon size="small" />
                  {copy.showOnMapShort}
                </button>
                {/* Outside the button, so that the mark's letter is not part of the button's name. */}
                <MarkPicture mark={markOf(facility.facility_type)} />
              </div>
            )}
          </li>
        );
      })}
    </Stack>
  </>
);

/** Memoised, so that moving the pointer over the list does not render the cards again. */
const MapResultCard = memo(({ facility, today }: { facility: FacilitySummary; today: string }) => (
  <FacilityCard
    facility={facility}
    today={today}
    kind="brief"
    loading="lazy"
    favorite={<FavoriteFacilityButton facility={facility} />}
  />
));
