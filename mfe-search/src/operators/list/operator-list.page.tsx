import {
  deferredPart,
  type LoaderArgs,
  PageHead,
  useLoaderData,
  useNavigation,
} from '@enerabi/shared/kernel';
import { Breadcrumbs, Phrases } from '@enerabi/shared/ui';
import { copy, listTitle } from './operator-list.copy.ts';
import { operatorListCrumbs } from './operator-list.crumbs.ts';
import { operatorListHead } from './operator-list.head.ts';
import type { OperatorListData } from './operator-list.loader.ts';
import styles from './operator-list.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'operator-list-loader' */ './operator-list.loader.ts').then((module) =>
    module.loader(args),
  );

const OperatorResults = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'operator-list.results' */ './operator-results.tsx')).OperatorResults,
);

// Until its scripts load, the form is a plain GET form for the same address.
const OperatorSearchForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'operator-list.results' */ './operator-search-form.tsx'))
      .OperatorSearchForm,
);

/** The list of operators, and the search by name and prefecture. */
export function Component() {
  const loaded = useLoaderData<OperatorListData>();
  const { criteria } = loaded;
  return (
    <>
      <PageHead {...operatorListHead(loaded)} />
      <Breadcrumbs crumbs={operatorListCrumbs(criteria)} />
      <h1 className={styles.heading}>
        <Phrases>{listTitle(criteria)}</Phrases>
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      <OperatorSearchForm criteria={criteria} />
      <Results {...loaded} />
    </>
  );
}

function Results(loaded: OperatorListData) {
  const { list, criteria, lastPage } = loaded;
  const isLoading = useNavigation().location?.pathname === '/o';
  const first = (list.page - 1) * list.limit + 1;
  const count =
    criteria.page > lastPage
      ? copy.beyond(list.total, lastPage)
      : copy.count(list.total, first, first + list.corporations.length - 1);
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="results">{copy.results}</h2>
        <p className={styles.count} role="status">
          {isLoading ? copy.loading : count}
        </p>
      </div>
      <OperatorResults {...loaded} />
    </section>
  );
}
