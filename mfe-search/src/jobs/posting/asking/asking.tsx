import type { FacilityDetail, JobPosting } from '@enerabi/shared/contract';
import { conditionNames } from '@enerabi/shared/job-conditions';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, FactsTable, Panel, PhoneLinks } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { WebsiteLink } from '../../../facilities/detail/outside-links.tsx';
import { copy } from '../job-posting.copy.ts';
import { askingPath } from './asking-path.ts';

interface AskingProps {
  facility: FacilityDetail;
  job: JobPosting;
}

/** How to ask and to apply: by the site's form once there is one (R7.3), otherwise at the facility. */
export function Asking({ facility, job }: AskingProps) {
  const { path_name, phones, url } = facility;
  const { jobContact } = useCapabilities();
  const isReachable = jobContact || phones.length > 0 || url !== null;
  return (
    <Panel as="section" tone="accent" padding="section" gap="4" id="asking" aria-labelledby="asking-title">
      <h2 id="asking-title">{copy.asking.title}</h2>
      <p>{jobContact ? copy.asking.here : copy.asking.elsewhere}</p>
      {job.accepts_visits && <p>{copy.asking.visits}</p>}
      {jobContact && (
        <p data-screen>
          <ButtonLink
            to={askingPath(path_name, job.path_name)}
            icon={<MailIcon size="small" />}
            reloadDocument
          >
            {copy.asking.form}
          </ButtonLink>
        </p>
      )}
      {!isReachable && <p>{copy.asking.none}</p>}
      <FactsTable
        facts={[
          { name: copy.asking.phone, value: phones.length > 0 && <PhoneLinks phones={phones} /> },
          { name: copy.asking.web, value: url && <WebsiteLink url={url} /> },
          { name: conditionNames.employer, value: job.employer_name },
        ].filter(({ value }) => value)}
      />
    </Panel>
  );
}
