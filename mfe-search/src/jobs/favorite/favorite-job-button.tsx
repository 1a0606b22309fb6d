import type { JobSummary } from '@enerabi/shared/contract';
import { useFavoriteJobStore } from '@enerabi/shared/favorites';
import { loginPath } from '@enerabi/shared/return-path';
import { ButtonLink, FavoriteButton } from '@enerabi/shared/ui';
import { HeartIcon } from '@enerabi/shared/ui/icons';
import { jobPath } from '../job-paths.ts';
import { copy } from './favorite-job.copy.ts';

interface FavoriteJobButtonProps {
  job: Pick<JobSummary, 'job_posting_id' | 'path_name' | 'title'> & { facility: { path_name: string } };
}

/** The favourite button of a posting. Only a member has favourite postings: a visitor is led to the login, and back. */
export function FavoriteJobButton({ job }: FavoriteJobButtonProps) {
  const store = useFavoriteJobStore();
  return store ? (
    <FavoriteButton store={store} id={job.job_posting_id} name={job.title} kind="label" />
  ) : (
    <ButtonLink kind="secondary" to={loginPath(jobPath(job))} icon={<HeartIcon size="small" />}>
      {copy.login}
    </ButtonLink>
  );
}
