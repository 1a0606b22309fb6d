import type { FacilitySummary, MapSearch } from '@enerabi/shared/contract';
import { BriefFacilityCard, DemoNotice, Stack } from '@enerabi/shared/ui';
import { memo } from 'react';
import { FavoriteFacilityButton } from '../../facilities/favorites/favorite-facility-button.tsx';
import { cardId } from '../marks/card-id.ts';
import { markOf } from '../marks/facility-marks.ts';
import styles from './map-result-item.module.css';
import { MapResultItem, type MarkedList } from './map-result-item.tsx';

interface FacilityMapResultsProps extends MarkedList {
  found: MapSearch;
}

/** Lists this page of the facilities on the map. */
export const FacilityMapResults = ({ found: { facilities }, ...list }: FacilityMapResultsProps) => (
  <>
    <DemoNotice kind="line" facilities={facilities} />
    <Stack as="ul" gap="3" className={styles.items}>
      {facilities.map((facility) => (
        <MapResultItem
          {...list}
          key={facility.facility_id}
          facilityId={facility.facility_id}
          id={cardId(facility.facility_id)}
          name={facility.name}
          mark={markOf(facility.facility_type)}
        >
          <Card facility={facility} />
        </MapResultItem>
      ))}
    </Stack>
  </>
);

/** Memoised, so that moving the pointer over the list does not render the cards again. */
const Card = memo(({ facility }: { facility: FacilitySummary }) => (
  <BriefFacilityCard
    facility={facility}
    loading="lazy"
    favorite={<FavoriteFacilityButton facility={facility} />}
  />
));
