import type { FacilityDetail, JobPosting } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { copy } from '../job-posting.copy.ts';
import { askingPath } from './asking-path.ts';

interface WayToAskProps {
  facility: Pick<FacilityDetail, 'path_name'>;
  job: Pick<JobPosting, 'path_name'>;
}

/**
 * The page's main action: the form, or the section that says how to ask. The form is another remote's flow, so the
 * link loads a document (R2); the section is reached without scripts, too.
 */
export const WayToAsk = ({ facility, job }: WayToAskProps) =>
  useCapabilities().jobContact ? (
    <ButtonLink
      to={askingPath(facility.path_name, job.path_name)}
      icon={<MailIcon size="small" />}
      reloadDocument
    >
      {copy.asking.form}
    </ButtonLink>
  ) : (
    <ButtonLink to="#asking" reloadDocument>
      {copy.asking.way}
    </ButtonLink>
  );
