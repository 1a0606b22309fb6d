import { deferredPart, type LoaderArgs, PageHead, useLoaderData, useNavigate } from '@enerabi/shared/kernel';
import { Breadcrumbs, ButtonLink, DemoNotice, EmptyState, Notice, Phrases } from '@enerabi/shared/ui';
import { useEffect } from 'react';
import { without } from '../compare-choice/chosen.rules.ts';
import { chosenFacilities, keepChosen } from '../compare-choice/chosen.store.ts';
import { copy } from './comparison.copy.ts';
import type { ComparisonData } from './comparison.loader.ts';
import styles from './comparison.module.css';
import { comparisonAddress } from './comparison-address.ts';

/** The first page comes with its data, so the loader's code and the parts below load only when the page is idle. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'comparison-loader' */ './comparison.loader.ts').then((module) =>
    module.loader(args),
  );

// Until its scripts load, the table is a GET form whose buttons lead to another table.
const ComparisonTable = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'comparison.table' */ './comparison-table.tsx')).ComparisonTable,
);
const OwnFavorites = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'comparison.table' */ '../favorites/own-favorites.tsx')).OwnFavorites,
);
const OwnComparison = deferredPart(
  async () => (await import(/* webpackChunkName: 'comparison.table' */ './own-comparison.tsx')).OwnComparison,
);

export function Component() {
  const loaded = useLoaderData<ComparisonData>();
  const { facilities, missing, left } = loaded;
  useOwnChoice(loaded);
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} description={copy.description} noindex />
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <h1 className={styles.heading}>
        <Phrases>{copy.title}</Phrases>
      </h1>
      <div className={styles.comparison}>
        <DemoNotice facilities={facilities} kind="line" />
        {missing.length > 0 && (
          <Notice kind="warning" title={copy.missing.title}>
            {copy.missing.text(missing.length)}
          </Notice>
        )}
        {left > 0 && (
          <Notice kind="warning" title={copy.left.title}>
            {copy.left.text}
          </Notice>
        )}
        {facilities.length === 0 ? <NoFacilities /> : <ComparisonTable {...loaded} />}
        {facilities.length > 0 && <OwnComparison facilities={facilities} />}
        <OwnFavorites />
      </div>
    </div>
  );
}

const crumbs = [
  { name: copy.crumbs.top, to: '/' },
  { name: copy.crumbs.list, to: '/f' },
  { name: copy.crumbs.table, to: '/comparison' },
];

const NoFacilities = () => (
  <EmptyState
    title={copy.none.title}
    illustration="/illustrations/empty-search.svg"
    actions={<ButtonLink to="/f">{copy.none.search}</ButtonLink>}
  >
    <p>{copy.none.text}</p>
  </EmptyState>
);

/**
 * If the address names no facilities, opens the visitor's own table. Facilities that no longer exist are removed from
 * the choice.
 */
function useOwnChoice({ facilities, missing }: ComparisonData): void {
  const navigate = useNavigate();
  useEffect(() => {
    const before = chosenFacilities();
    const chosen = missing.reduce(without, before);
    if (chosen.length < before.length) keepChosen(chosen);
    if (facilities.length + missing.length === 0 && chosen.length > 0)
      void navigate(comparisonAddress(chosen), { replace: true });
  }, [facilities, missing, navigate]);
}
