import { PageHead, useLoaderData, useNavigation, useSite } from '@enerabi/shared/kernel';
import { Breadcrumbs, DemoNotice, FacilityCard, Pagination, VacancyLegend } from '@enerabi/shared/ui';
import { ActiveConditions } from './active-conditions.tsx';
import { addressOf } from './facility-criteria.ts';
import { copy, listTitle } from './facility-list.copy.ts';
import { listCrumbs, listHead } from './facility-list.head.ts';
import type { FacilityListData } from './facility-list.loader.ts';
import styles from './facility-list.module.css';
import { FacilitySearchForm } from './facility-search-form.tsx';
import { NoFacilities } from './no-facilities.tsx';

export { loader } from './facility-list.loader.ts';

export function Component() {
  const loaded = useLoaderData<FacilityListData>();
  const { criteria, list } = loaded;
  const { origin } = useSite();
  return (
    <>
      <PageHead {...listHead(loaded, origin)} />
      <Breadcrumbs crumbs={listCrumbs(criteria)} />
      <h1 className={styles.heading}>{listTitle(criteria)}</h1>
      <DemoNotice facilities={list.facilities} />
      <div className={styles.columns}>
        <FacilitySearchForm criteria={criteria} />
        <Results {...loaded} />
      </div>
    </>
  );
}

function Results({ criteria, list, lastPage, today }: FacilityListData) {
  const isLoading = useNavigation().location?.pathname === '/f';
  const first = (list.page - 1) * list.limit + 1;
  const count = copy.count(list.total, first, first + list.facilities.length - 1);
  return (
    <section className={styles.results} aria-label={copy.results} aria-busy={isLoading}>
      <ActiveConditions criteria={criteria} />
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {isLoading ? copy.loading : count}
        </p>
        {list.facilities.some(({ vacancy }) => vacancy) && <VacancyLegend />}
      </div>
      {list.total === 0 ? (
        <NoFacilities criteria={criteria} />
      ) : (
        <ul className={styles.facilities}>
          {list.facilities.map((facility) => (
            <li key={facility.facility_id}>
              <FacilityCard facility={facility} today={today} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        lastPage={lastPage}
        addressOf={(page) => addressOf({ ...criteria, page })}
      />
    </section>
  );
}
