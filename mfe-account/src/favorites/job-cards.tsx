import type { FavoriteJob } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { JobCard, Stack } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { FavoriteForm } from './favorite-form.tsx';
import { JobState } from './job-state.tsx';

/** Favourite job postings, each with a button that removes it. */
export const JobCards = ({ jobs }: { jobs: readonly FavoriteJob[] }) => (
  <CardList>
    {jobs.map((job) => (
      <Stack key={job.job_posting_id} as="li" gap="2">
        <JobState job={job} />
        <Job job={job} />
      </Stack>
    ))}
  </CardList>
);

/** A card of a job posting; one that has ended has no page to link to. */
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
