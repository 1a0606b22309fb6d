import { employmentStatuses, jobTypes } from '@enerabi/shared/constants';
import type { JobPosting } from '@enerabi/shared/contract';
import { ButtonLink, Panel, Tag } from '@enerabi/shared/ui';
import { copy } from './target-job.copy.ts';
import styles from './target-job.module.css';

/** The posting that the message is about (R2.3). Its page opens in a tab of its own, so that nothing typed is lost. */
export const TargetJob = ({ job, facility }: { job: JobPosting; facility: string }) => (
  <Panel as="section" padding="4" gap="2" aria-label={copy.label} className={styles.job}>
    <p className={styles.label}>{copy.label}</p>
    <p className={styles.title}>{job.title}</p>
    <p className={styles.tags}>
      <Tag kind="strong">{employmentStatuses[job.employment_status]}</Tag>
      <Tag>{jobTypes[job.job_type]}</Tag>
    </p>
    <p className={styles.toPosting}>
      <ButtonLink kind="plain" size="small" to={`/f/${facility}/job/${job.path_name}`} target="_blank">
        {copy.toPosting}
      </ButtonLink>
    </p>
  </Panel>
);
