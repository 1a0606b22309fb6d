import { ButtonLink, DemoNotice, FacilityCard, Pagination, Stack, VacancyLegend } from '@enerabi/shared/ui';
import { CompareButton } from '../../facilities/compare-choice/compare-button.tsx';
import { FavoriteFacilityButton } from '../../facilities/favorites/favorite-facility-button.tsx';
import { IgnoredPartsNotice } from '../../facilities/subpages/ignored-parts-notice.tsx';
import { operatorAddress } from '../operator-path.ts';
import { copy } from './operator.copy.ts';
import type { OperatorData } from './operator.loader.ts';
import styles from './operator-facilities.module.css';

/** The facilities on this page of the operator's list. */
export function OperatorFacilities({ operator, list, lastPage, jobs, ignored, today }: OperatorData) {
  const first = (list.page - 1) * list.limit + 1;
  return (
    <Stack as="section" gap="3" aria-labelledby="facilities">
      <div className={styles.head}>
        <h2 id="facilities">{copy.list.title}</h2>
        <p className={styles.count}>
          {copy.list.count(list.total, first, first + list.facilities.length - 1)}
        </p>
      </div>
      <IgnoredPartsNotice ignored={ignored} />
      <DemoNotice kind="line" facilities={list.facilities} />
      <VacancyLegend facilities={list.facilities} />
      <Stack as="ul" gap="4">
        {list.facilities.map((facility) => (
          <li key={facility.facility_id}>
            <FacilityCard
              facility={facility}
              today={today}
              loading="lazy"
              favorite={<FavoriteFacilityButton facility={facility} />}
              actions={<CompareButton kind="short" facility={facility} />}
            />
          </li>
        ))}
      </Stack>
      <Pagination
        page={list.page}
        lastPage={lastPage}
        addressOf={(page) => operatorAddress(operator.path_name, { page, jobsPage: jobs?.page })}
      />
      <p data-screen>
        <ButtonLink kind="secondary" to="/o">
          {copy.others}
        </ButtonLink>
      </p>
    </Stack>
  );
}
