import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Breadcrumbs, ButtonLink, DemoNotice, EmptyState, Notice, Phrases, Stack } from '@enerabi/shared/ui';
import { copy } from './favorite-list.copy.ts';
import type { FavoriteListData } from './favorite-list.loader.ts';
import styles from './favorite-list.module.css';
import { useOwnList } from './use-own-list.ts';

/** The first page comes with its data, so the loader's code and the parts below load only when the page is idle. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'favorite-list-loader' */ './favorite-list.loader.ts').then((module) =>
    module.loader(args),
  );

const FavoriteActions = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'favorite-list.cards' */ './favorite-actions.tsx')).FavoriteActions,
);
const FavoriteCards = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'favorite-list.cards' */ './favorite-cards.tsx')).FavoriteCards,
);
const CompareBar = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'favorite-list.cards' */ '../compare-choice/compare-bar.tsx'))
      .CompareBar,
);

/** A visitor's favourites, which only the browser knows, or those that somebody has sent: the address has them. */
export function Component() {
  const { facilities, missing, today } = useLoaderData<FavoriteListData>();
  useOwnList(facilities.length + missing > 0);
  return (
    <Stack gap="4" className={styles.page}>
      <PageHead title={copy.title} description={copy.description} noindex />
      <Breadcrumbs
        crumbs={[
          { name: copy.crumbs.top, to: '/' },
          { name: copy.crumbs.here, to: '/favorite' },
        ]}
      />
      <h1>
        <Phrases>{copy.title}</Phrases>
      </h1>
      {missing > 0 && <Notice title={copy.missing(missing)} />}
      {facilities.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <p className={styles.count}>{copy.count(facilities.length)}</p>
          <FavoriteActions facilities={facilities} />
          <DemoNotice kind="line" facilities={facilities} />
          <FavoriteCards facilities={facilities} today={today} />
        </>
      )}
      <CompareBar />
    </Stack>
  );
}

const NoFavorites = () => (
  <EmptyState
    title={copy.none.title}
    illustration="/illustrations/empty-favorites.svg"
    actions={<ButtonLink to="/f">{copy.none.search}</ButtonLink>}
  >
    <p>{copy.none.text}</p>
  </EmptyState>
);
