import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { DemoNotice, FacilityCard, Pagination, VacancyLegend } from '@enerabi/shared/ui';
import { ActiveConditions } from './active-conditions.tsx';
import { addressOf } from './facility-criteria.ts';
import type { FacilityListData } from './facility-list.loader.ts';
import { listStructuredData } from './facility-list.structured-data.ts';
import styles from './facility-results.module.css';
import { NoFacilities } from './no-facilities.tsx';
import { SortOrder } from './sort-order.tsx';

/** What was found, and the links that lead to more or less of it. */
export function FacilityResults(loaded: FacilityListData) {
  const { criteria, list, lastPage } = loaded;
  const { origin } = useSite();
  return (
    <div className={styles.results}>
      <StructuredData data={listStructuredData(loaded, origin)} />
      <div className={styles.bar}>
        <ActiveConditions criteria={criteria} />
        {list.total > 1 && <SortOrder criteria={criteria} />}
      </div>
      {list.total === 0 ? <NoFacilities criteria={criteria} /> : <Facilities {...loaded} />}
      <Pagination
        page={list.page}
        lastPage={lastPage}
        addressOf={(page) => addressOf({ ...criteria, page })}
      />
    </div>
  );
}

/** How many cards a first view can show. */
const firstCards = 2;

const Facilities = ({ list: { facilities }, today }: FacilityListData) => (
  <>
    <DemoNotice facilities={facilities} />
    {facilities.some(({ vacancy }) => vacancy) && <VacancyLegend />}
    <ul className={styles.facilities}>
      {facilities.map((facility, index) => (
        <li key={facility.facility_id}>
          <FacilityCard facility={facility} today={today} loading={index < firstCards ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  </>
);
