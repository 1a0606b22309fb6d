import { type Prefecture, StructuredData, useSite } from '@enerabi/shared/kernel';
import { ButtonLink, DemoNotice, Notice } from '@enerabi/shared/ui';
import { CardSection } from '../../../page-sections/card-section.tsx';
import { Columns } from '../../../page-sections/columns.tsx';
import { AreaFrame } from '../../../top/areas/area-frame.tsx';
import { Areas } from '../../../top/areas/areas.tsx';
import { FavoriteJobButton } from '../../favorite/favorite-job-button.tsx';
import { jobListPath, jobsOfAreaPath } from '../../job-paths.ts';
import { LinkedJobCard } from '../../linked-job-card.tsx';
import { copy as topCopy } from '../job-top.copy.ts';
import type { JobTopData } from '../job-top.loader.ts';
import { jobTopData } from '../job-top.structured-data.ts';
import { ApplySteps } from './apply-steps.tsx';
import { HiringFacilities } from './hiring-facilities.tsx';
import { JobShortcuts } from './job-shortcuts.tsx';
import { copy } from './sections.copy.ts';
import { StaffInterviews } from './staff-interviews.tsx';

/** Shows every way to the postings, then what is new. A section without content is left out. */
export function JobTopSections(loaded: JobTopData) {
  const { counts, jobs, facilities, interviews } = loaded;
  const { origin } = useSite();
  return (
    <>
      <StructuredData data={jobTopData(loaded, origin)} />
      {(!counts || !jobs) && <Notice title={topCopy.unavailable.title}>{topCopy.unavailable.body}</Notice>}
      <JobShortcuts counts={counts} />
      <DemoNotice
        facilities={[
          ...(jobs ?? []).map(({ facility }) => facility),
          ...facilities,
          ...interviews.map(({ facility }) => facility),
        ]}
      />
      <Newest jobs={jobs} />
      <JobAreas counts={counts} />
      <HiringFacilities facilities={facilities} />
      <StaffInterviews interviews={interviews} />
      <ApplySteps />
      <Columns />
    </>
  );
}

const jobsIn = ({ code }: Prefecture): string => jobsOfAreaPath(code);

const JobAreas = ({ counts }: Pick<JobTopData, 'counts'>) => (
  <AreaFrame title={topCopy.areas.title} lead={counts ? topCopy.areas.lead : topCopy.areas.withoutCounts}>
    <Areas
      addressOf={jobsIn}
      counts={counts ? new Map(counts.areas.map(({ area, jobs }) => [area, jobs])) : undefined}
    />
  </AreaFrame>
);

const Newest = ({ jobs }: Pick<JobTopData, 'jobs'>) =>
  jobs?.length === 0 ? (
    <p>{copy.newest.none}</p>
  ) : (
    <CardSection
      title={copy.newest.title}
      columns={3}
      isShortOnPhones
      cards={(jobs ?? []).map((job) => ({
        key: String(job.job_posting_id),
        card: <LinkedJobCard job={job} favorite={<FavoriteJobButton job={job} />} />,
      }))}
      more={
        <ButtonLink kind="secondary" to={`${jobListPath}?sort=new`}>
          {copy.newest.more}
        </ButtonLink>
      }
    />
  );
