import { employmentStatuses, jobTypes } from '@enerabi/shared/constants';
import type { JobPosting } from '@enerabi/shared/contract';
import { offersOf } from '@enerabi/shared/job-conditions';
import { Stack, Tag, TagList } from '@enerabi/shared/ui';
import { copy } from '../job-posting.copy.ts';
import styles from './posting-head.module.css';

/** Kind of employment and of job, and what the posting offers. */
export function PostingTags({ job }: { job: JobPosting }) {
  const offers = offersOf(job);
  return (
    <Stack gap="2">
      <p className={styles.tags}>
        <Tag kind="strong">{employmentStatuses[job.employment_status]}</Tag>
        <Tag kind="strong">{jobTypes[job.job_type]}</Tag>
      </p>
      {offers.length > 0 && <TagList label={copy.offers} tags={offers} />}
    </Stack>
  );
}
