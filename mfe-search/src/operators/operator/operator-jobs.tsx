import type { JobsOfCorporation } from '@enerabi/shared/contract';
import { lastPageOf, Pagination, Stack } from '@enerabi/shared/ui';
import { LinkedJobCard } from '../../jobs/linked-job-card.tsx';
import { operatorAddress } from '../operator-path.ts';
import { copy } from './operator.copy.ts';
import type { OperatorData } from './operator.loader.ts';
import styles from './operator-facilities.module.css';
import cards from './operator-posts.module.css';

interface OperatorJobsProps extends Pick<OperatorData, 'operator' | 'list'> {
  jobs: JobsOfCorporation;
}

/** The open job postings of the operator's facilities, page by page; nothing if there are none. */
export function OperatorJobs({ operator, list, jobs: { jobs, total, page, limit } }: OperatorJobsProps) {
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  return (
    <Stack as="section" gap="3" aria-labelledby="jobs">
      <div className={styles.head}>
        <h2 id="jobs">{copy.jobs.title}</h2>
        <p className={styles.count}>{copy.jobs.count(total, first, first + jobs.length - 1)}</p>
      </div>
      <ul className={cards.cards}>
        {jobs.map((job) => (
          <li key={job.job_posting_id}>
            <LinkedJobCard job={job} />
          </li>
        ))}
      </ul>
      <Pagination
        label={copy.jobs.pages}
        page={page}
        lastPage={lastPageOf({ total, limit })}
        addressOf={(jobsPage) => `${operatorAddress(operator.path_name, { page: list.page, jobsPage })}#jobs`}
      />
    </Stack>
  );
}
