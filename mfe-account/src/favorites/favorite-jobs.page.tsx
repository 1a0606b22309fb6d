import type { FavoriteJob } from '@enerabi/shared/contract';
import { type PageHandle, useCapabilities, useLoaderData } from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, EmptyState, JobCard } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { favoriteAction } from './favorite.action.ts';
import { FavoriteForm } from './favorite-form.tsx';
import type { FavoriteJobsData } from './favorite-jobs.loader.ts';
import styles from './favorite-jobs.module.css';
import { copy } from './favorites.copy.ts';
import { FavoritesPage } from './favorites-page.tsx';

export { loader } from './favorite-jobs.loader.ts';

export const action = favoriteAction('job');

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { list, lastPage } = useLoaderData<FavoriteJobsData>();
  return (
    <FavoritesPage kind="job" list={list} lastPage={lastPage}>
      <DemoNotice facilities={list.jobs.map(({ facility }) => facility)} />
      {list.total === 0 ? (
        <None />
      ) : (
        <CardList>
          {list.jobs.map((job) => (
            <li key={job.job_posting_id} className={styles.job}>
              {!job.is_open && <p className={styles.closed}>{copy.closed}</p>}
              <Job job={job} />
            </li>
          ))}
        </CardList>
      )}
    </FavoritesPage>
  );
}

/** One that is over has no page any more. */
function Job({ job }: { job: FavoriteJob }) {
  const { jobBoard } = useCapabilities();
  return (
    <JobCard
      job={{
        ...job,
        facility_name: job.facility.name,
        salary: { unit: job.salary_unit, minimum: job.salary_min, maximum: job.salary_max },
      }}
      {...(job.is_open && jobBoard && { to: `/f/${job.facility.path_name}/job/${job.path_name}` })}
      heading="h2"
      favorite={<FavoriteForm intent="remove" id={job.job_posting_id} name={job.title} />}
    />
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
