import type { ListedJob } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, distanceText, Pagination, Stack } from '@enerabi/shared/ui';
import { MapIcon } from '@enerabi/shared/ui/icons';
import { BeyondLastPage } from '../../address/beyond-last-page.tsx';
import { ActiveConditions } from '../../search/conditions/active-conditions.tsx';
import { IgnoredValues } from '../../search/conditions/ignored-values.tsx';
import styles from '../../search/results/results.module.css';
import { copy as conditionsCopy } from '../criteria/job-conditions.copy.ts';
import { jobConditionsOf } from '../criteria/job-conditions.ts';
import { type JobCriteria, jobListAddress, withoutConditions } from '../criteria/job-criteria.ts';
import { jobMapAddress } from '../criteria/job-map-address.ts';
import { FavoriteJobButton } from '../favorite/favorite-job-button.tsx';
import { copy as filtersCopy } from '../filters/job-filters.copy.ts';
import { LinkedJobCard } from '../linked-job-card.tsx';
import { copy, shownJobs } from './job-list.copy.ts';
import type { JobListData } from './job-list.loader.ts';
import { jobListStructuredData } from './job-list.structured-data.ts';
import { JobSortOrder } from './job-sort-order.tsx';
import { NoJobs } from './no-jobs.tsx';
import { SaveJobSearch } from './save-job-search.tsx';

/** Shows the results, and links to broader and narrower lists. */
export function JobResults(loaded: JobListData) {
  const { criteria, ignored, names, list, lastPage } = loaded;
  const { origin } = useSite();
  const addressOf = (page: number) => jobListAddress({ ...criteria, page });
  return (
    <Stack gap="3">
      <StructuredData data={jobListStructuredData(loaded, origin)} />
      <IgnoredValues ignored={ignored} fields={conditionsCopy.fields} />
      <div className={styles.bar}>
        <ActiveConditions
          conditions={jobConditionsOf(criteria, names).map(({ name, without }) => ({
            name,
            to: jobListAddress(without),
          }))}
          clearTo={jobListAddress(withoutConditions(criteria))}
        />
        {list.total > 0 && (
          <ButtonLink
            kind="secondary"
            size="small"
            to={jobMapAddress(criteria)}
            icon={<MapIcon size="small" />}
          >
            {copy.map}
          </ButtonLink>
        )}
        {list.total > 1 && <JobSortOrder criteria={criteria} />}
      </div>
      <ComparedPay criteria={criteria} />
      {criteria.page > lastPage ? (
        <BeyondLastPage lastPage={lastPage} addressOf={addressOf} body={shownJobs(loaded)} />
      ) : (
        <>
          {list.total === 0 ? <NoJobs criteria={criteria} names={names} /> : <Jobs jobs={list.jobs} />}
          <Pagination page={list.page} lastPage={lastPage} addressOf={addressOf} />
          <SaveJobSearch criteria={criteria} names={names} />
        </>
      )}
    </Stack>
  );
}

/** Says how pay is compared, where it is. */
function ComparedPay({ criteria: { sort, ...from } }: { criteria: JobCriteria }) {
  const isHourly = sort === 'salary' || from.hourly_salary_from !== undefined;
  const isMonthly = from.monthly_salary_from !== undefined;
  if (!isHourly && !isMonthly) return null;
  const { monthly, hourly } = filtersCopy.compared;
  return (
    <p className={styles.note}>
      {isMonthly && monthly}
      {isHourly && hourly}
    </p>
  );
}

const Jobs = ({ jobs }: { jobs: readonly ListedJob[] }) => (
  <>
    <DemoNotice kind="line" facilities={jobs.map(({ facility }) => facility)} />
    <Stack as="ul" gap="4" className={styles.cards}>
      {jobs.map((job) => (
        <li key={job.job_posting_id}>
          <LinkedJobCard job={job} note={distanceNote(job)} favorite={<FavoriteJobButton job={job} />} />
        </li>
      ))}
    </Stack>
  </>
);

const distanceNote = ({ distance_m }: ListedJob): string | undefined =>
  typeof distance_m === 'number' ? copy.distance(distanceText(distance_m)) : undefined;
