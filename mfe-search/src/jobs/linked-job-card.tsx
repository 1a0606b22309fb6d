import type { JobSummary } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { type HeadingLevel, JobCard } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from './job-paths.ts';

interface LinkedJobCardProps {
  job: JobSummary;
  heading?: HeadingLevel;
  /** A favourite button. */
  favorite?: ReactNode;
  /** A further text, such as the distance from a place. */
  note?: string | undefined;
}

/** A posting with a link to its page. */
export const LinkedJobCard = ({ job, ...card }: LinkedJobCardProps) => {
  const { jobBoard } = useCapabilities();
  return (
    <JobCard
      job={{
        ...job,
        facility_name: job.facility.name,
        place: job.facility.municipality_name,
        station: job.facility.stations[0],
        salary: { unit: job.salary_unit, minimum: job.salary_min, maximum: job.salary_max },
      }}
      {...card}
      {...(jobBoard && { to: jobPath(job) })}
    />
  );
};
