import type { FacilityContactLink, FacilityDetail, JobPosting } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, Disclosure, JobCard, Stack } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { JobConditions, salaryOf } from './job-conditions.tsx';
import { copy } from './preview.copy.ts';
import { PreviewSection } from './preview-section.tsx';

interface JobsPreviewProps {
  facility: FacilityDetail;
  jobs: readonly JobPosting[];
  /** Null if the links are not known. */
  contact: FacilityContactLink | null;
}

/** Job postings have no pages yet: their conditions unfold below each, and queries use the facility's usual contact. */
export const JobsPreview = ({ facility, jobs, contact }: JobsPreviewProps) => (
  <PreviewSection id="jobs" more={<Asking contact={contact} />}>
    <p>{copy.jobs.lead}</p>
    <Stack as="ul" gap="5">
      {jobs.map((job) => (
        <Stack key={job.path_name} as="li" gap="2">
          <JobCard
            job={{
              ...job,
              facility_name: facility.name,
              place: facility.municipality_name,
              salary: salaryOf(job),
            }}
          />
          <Disclosure summary={copy.jobs.conditions}>
            <JobConditions job={job} />
          </Disclosure>
        </Stack>
      ))}
    </Stack>
    <p>{copy.jobs.asking}</p>
  </PreviewSection>
);

/** Links to another remote's flow, so it loads a document (R2). */
function Asking({ contact }: Pick<JobsPreviewProps, 'contact'>) {
  const path = contact?.links.find(({ kind }) => kind === 'enrolment_contact')?.path;
  const { inquiry } = useCapabilities();
  if (!path || !inquiry) return null;
  return (
    <ButtonLink kind="secondary" to={path} icon={<MailIcon size="small" />} reloadDocument>
      {copy.jobs.ask}
    </ButtonLink>
  );
}
