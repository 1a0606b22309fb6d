import type { FacilitySummary } from '@enerabi/shared/contract';
import { favoriteStoreOf } from '@enerabi/shared/favorites';
import { FavoriteButton } from '@enerabi/shared/ui';

interface FavoriteFacilityButtonProps {
  facility: Pick<FacilitySummary, 'facility_id' | 'path_name' | 'name'>;
  kind?: 'icon' | 'label';
}

/** The heart of a facility; a visitor's favourites stay in this browser. */
export const FavoriteFacilityButton = ({ facility, kind = 'icon' }: FavoriteFacilityButtonProps) => (
  <FavoriteButton
    store={favoriteStoreOf(facility)}
    id={facility.facility_id}
    name={facility.name}
    kind={kind}
  />
);
