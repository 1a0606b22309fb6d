import type { FacilityContactLink, FacilityDetail, JobPosting } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, Stack } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { LinkedJobCard } from '../../../jobs/linked-job-card.tsx';
import { copy } from './preview.copy.ts';
import { PreviewSection } from './preview-section.tsx';

interface JobsPreviewProps {
  facility: FacilityDetail;
  jobs: readonly JobPosting[];
  /** Null if the links are not known. */
  contact: FacilityContactLink | null;
}

/** The facility's open postings; each has its conditions on its own page. */
export const JobsPreview = ({ facility, jobs, contact }: JobsPreviewProps) => (
  <PreviewSection id="jobs" more={<Asking contact={contact} />}>
    <Stack as="ul" gap="3">
      {jobs.map((job) => (
        <li key={job.path_name}>
          <LinkedJobCard job={{ ...job, facility }} isOwnPage />
        </li>
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
