import { mostComparedFacilities } from '@enerabi/shared/constants';
import { type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, EmptyState, FacilityCard } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { favoriteAction } from './favorite.action.ts';
import type { FavoriteFacilitiesData } from './favorite-facilities.loader.ts';
import { FavoriteForm } from './favorite-form.tsx';
import { comparisonAddress } from './favorites.address.ts';
import { copy } from './favorites.copy.ts';
import { FavoritesPage } from './favorites-page.tsx';

export { loader } from './favorite-facilities.loader.ts';

export const action = favoriteAction('facility');

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { list, lastPage, today } = useLoaderData<FavoriteFacilitiesData>();
  const { facilities } = list;
  return (
    <FavoritesPage kind="facility" list={list} lastPage={lastPage} tools={<Compare of={facilities} />}>
      <DemoNotice facilities={facilities} />
      {list.total === 0 ? (
        <None />
      ) : (
        <CardList>
          {facilities.map((facility) => (
            <li key={facility.facility_id}>
              <FacilityCard
                facility={facility}
                today={today}
                heading="h2"
                favorite={<FavoriteForm intent="remove" id={facility.facility_id} name={facility.name} />}
              />
            </li>
          ))}
        </CardList>
      )}
    </FavoritesPage>
  );
}

/** One alone compares with nothing. */
const Compare = ({ of }: { of: FavoriteFacilitiesData['list']['facilities'] }) =>
  of.length > 1 && (
    <ButtonLink kind="secondary" size="small" to={comparisonAddress(of)}>
      {of.length > mostComparedFacilities ? copy.compare.some(mostComparedFacilities) : copy.compare.all}
    </ButtonLink>
  );

const None = () => (
  <EmptyState
    title={copy.none.facility.title}
    illustration="/illustrations/empty-favorites.svg"
    actions={
      <>
        <ButtonLink to="/f">{copy.none.facility.search}</ButtonLink>
        <ButtonLink kind="plain" to="/map_search">
          {copy.none.facility.map}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.none.facility.text}</p>
  </EmptyState>
);
