import {
  deferredPart,
  type LoaderArgs,
  PageHead,
  useLoaderData,
  useNavigation,
} from '@enerabi/shared/kernel';
import { Breadcrumbs } from '@enerabi/shared/ui';
import { copy, listTitle } from './facility-list.copy.ts';
import { listCrumbs, listHead } from './facility-list.head.ts';
import type { FacilityListData } from './facility-list.loader.ts';
import styles from './facility-list.module.css';

/** The first page comes with its data, so the loader's code and the parts below load only when the page is idle. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'facility-list-loader' */ './facility-list.loader.ts').then((module) =>
    module.loader(args),
  );

const FacilityResults = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility-list.results' */ './facility-results.tsx')).FacilityResults,
);

// Until its scripts load, the form is a plain GET form for the same address.
const FacilitySearchForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility-list.results' */ '../search-form/facility-search-form.tsx'))
      .FacilitySearchForm,
);

export function Component() {
  const loaded = useLoaderData<FacilityListData>();
  const { criteria, names } = loaded;
  return (
    <>
      <PageHead {...listHead(loaded)} />
      <Breadcrumbs crumbs={listCrumbs(criteria, names)} />
      <h1 className={styles.heading}>{listTitle(criteria, names)}</h1>
      <div className={styles.columns}>
        <FacilitySearchForm {...loaded} />
        <Results {...loaded} />
      </div>
    </>
  );
}

function Results(loaded: FacilityListData) {
  const { list, criteria, lastPage } = loaded;
  const isLoading = useNavigation().location?.pathname === '/f';
  const first = (list.page - 1) * list.limit + 1;
  const count =
    criteria.page > lastPage
      ? copy.beyond.body(list.total, lastPage)
      : copy.count(list.total, first, first + list.facilities.length - 1);
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="results">{copy.results}</h2>
        <p className={styles.count} role="status">
          {isLoading ? copy.loading : count}
        </p>
      </div>
      <FacilityResults {...loaded} />
    </section>
  );
}
