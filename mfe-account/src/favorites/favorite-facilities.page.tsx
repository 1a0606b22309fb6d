import { mostComparedFacilities, mostPlannedFacilities } from '@enerabi/shared/constants';
import { plannerPagePath } from '@enerabi/shared/contract';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useCapabilities,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow, DemoNotice, EmptyState } from '@enerabi/shared/ui';
import type { FavoriteFacilitiesData } from './favorite-facilities.loader.ts';
import { comparisonAddress } from './favorites.address.ts';
import { copy } from './favorites.copy.ts';
import { FavoritesPage } from './favorites-page.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'favorite-facilities-loader' */ './favorite-facilities.loader.ts').then(
    (module) => module.loader(args),
  );

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'favorite-action' */ './favorite.action.ts').then((module) =>
    module.favoriteAction('facility')(args),
  );

const FacilityCards = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'favorite-facilities.cards' */ './facility-cards.tsx')).FacilityCards,
);

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { list, lastPage, today } = useLoaderData<FavoriteFacilitiesData>();
  const { facilities } = list;
  return (
    <FavoritesPage kind="facility" list={list} lastPage={lastPage} tools={<Tools of={facilities} />}>
      <DemoNotice kind="line" facilities={facilities} />
      {list.total === 0 ? <None /> : <FacilityCards facilities={facilities} today={today} />}
    </FavoritesPage>
  );
}

/** Links to the comparison and the plan of visits, which need at least two facilities. */
function Tools({ of }: { of: FavoriteFacilitiesData['list']['facilities'] }) {
  const { visitBooking } = useCapabilities();
  const visited = of.filter(({ tour_acceptance }) => visitBooking && tour_acceptance === 'slots');
  return (
    <ButtonRow>
      {of.length > 1 && (
        <ButtonLink kind="secondary" size="small" to={comparisonAddress(of)}>
          {of.length > mostComparedFacilities ? copy.compare.some(mostComparedFacilities) : copy.compare.all}
        </ButtonLink>
      )}
      {visited.length > 1 && (
        <ButtonLink
          kind="secondary"
          size="small"
          to={plannerPagePath(visited.slice(0, mostPlannedFacilities).map(({ path_name }) => path_name))}
        >
          {copy.plan}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

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
