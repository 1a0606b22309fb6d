import type { FacilitySummary } from '@enerabi/shared/contract';
import { useFavoriteStore } from '@enerabi/shared/favorites';
import { FavoriteButton } from '@enerabi/shared/ui';

interface FavoriteFacilityButtonProps {
  facility: Pick<FacilitySummary, 'facility_id' | 'path_name' | 'name'>;
  kind?: 'icon' | 'label';
}

/**
 * The favourite button of a facility. A member's favourites are saved with the account, a visitor's in this browser.
 */
export const FavoriteFacilityButton = ({ facility, kind = 'icon' }: FavoriteFacilityButtonProps) => (
  <FavoriteButton
    store={useFavoriteStore(facility)}
    id={facility.facility_id}
    name={facility.name}
    kind={kind}
  />
);
