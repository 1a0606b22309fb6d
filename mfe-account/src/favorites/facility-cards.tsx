import { FacilityCard } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import type { FavoriteFacilitiesData } from './favorite-facilities.loader.ts';
import { FavoriteForm } from './favorite-form.tsx';

interface FacilityCardsProps {
  facilities: FavoriteFacilitiesData['list']['facilities'];
  today: string;
}

/** Favourite facilities, each with a button that removes it. */
export const FacilityCards = ({ facilities, today }: FacilityCardsProps) => (
  <CardList>
    {facilities.map((facility) => (
      <li key={facility.facility_id} data-card-aside="wide">
        <FacilityCard
          facility={facility}
          today={today}
          heading="h2"
          favorite={<FavoriteForm intent="remove" id={facility.facility_id} name={facility.name} />}
        />
      </li>
    ))}
  </CardList>
);
