import type { JobSummary } from '@enerabi/shared/contract';
import { salaryOf } from '@enerabi/shared/job-conditions';
import { useCapabilities } from '@enerabi/shared/kernel';
import { type HeadingLevel, JobCard } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from './job-paths.ts';

/** The facts of a card; a facility's own page knows its postings without their numbers. */
type ShownJob = Omit<JobSummary, 'job_posting_id' | 'facility'> & {
  facility: Pick<JobSummary['facility'], 'path_name' | 'name' | 'municipality_name'> &
    Partial<Pick<JobSummary['facility'], 'stations'>>;
};

interface LinkedJobCardProps {
  job: ShownJob;
  heading?: HeadingLevel;
  /** A favourite button. */
  favorite?: ReactNode;
  /** On the facility's own page, the card says nothing of the facility. */
  isOwnPage?: boolean;
  /** A further text, such as the distance from a place. */
  note?: string | undefined;
}

/** A posting with a link to its page. */
export const LinkedJobCard = ({ job, isOwnPage, ...card }: LinkedJobCardProps) => {
  const { jobBoard } = useCapabilities();
  return (
    <JobCard
      job={{
        ...job,
        facility_name: isOwnPage ? undefined : job.facility.name,
        place: isOwnPage ? undefined : job.facility.municipality_name,
        station: isOwnPage ? undefined : job.facility.stations?.[0],
        salary: salaryOf(job),
      }}
      {...card}
      {...(jobBoard && { to: jobPath(job) })}
    />
  );
};
