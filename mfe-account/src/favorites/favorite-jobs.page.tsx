import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useCapabilities,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, EmptyState } from '@enerabi/shared/ui';
import type { FavoriteJobsData } from './favorite-jobs.loader.ts';
import { copy } from './favorites.copy.ts';
import { FavoritesPage } from './favorites-page.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'favorite-jobs-loader' */ './favorite-jobs.loader.ts').then((module) =>
    module.loader(args),
  );

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'favorite-action' */ './favorite.action.ts').then((module) =>
    module.favoriteAction('job')(args),
  );

const JobCards = deferredPart(
  async () => (await import(/* webpackChunkName: 'favorite-jobs.cards' */ './job-cards.tsx')).JobCards,
);

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { list, lastPage } = useLoaderData<FavoriteJobsData>();
  return (
    <FavoritesPage kind="job" list={list} lastPage={lastPage}>
      <DemoNotice kind="line" facilities={list.jobs.map(({ facility }) => facility)} />
      {list.total === 0 ? <None /> : <JobCards jobs={list.jobs} />}
    </FavoritesPage>
  );
}

const None = () => (
  <EmptyState
    title={copy.none.job.title}
    illustration="/illustrations/job.svg"
    actions={
      <>
        {useCapabilities().jobBoard && <ButtonLink to="/job">{copy.none.job.search}</ButtonLink>}
        <ButtonLink kind="plain" to="/f">
          {copy.none.job.facilities}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.none.job.text}</p>
  </EmptyState>
);
