import type { JobPosting } from '@enerabi/shared/contract';
import { countText, dateText, daysBetween, Stack } from '@enerabi/shared/ui';
import { copy } from '../job-posting.copy.ts';
import styles from './posting-head.module.css';

interface PostingDatesProps {
  job: Pick<JobPosting, 'posted_on' | 'updated_on' | 'valid_through'>;
  today: string;
}

/** Since when and until when it is shown, and how long ago the facility last confirmed it. */
export function PostingDates({ job: { posted_on, updated_on, valid_through }, today }: PostingDatesProps) {
  const days = daysBetween(updated_on, today);
  const age = days > 0 ? copy.dates.ago(countText(days)) : copy.dates.today;
  return (
    <Stack gap="2" className={styles.dates}>
      <dl className={styles.facts}>
        <Dated name={copy.dates.confirmed} day={updated_on} note={age} />
        <Dated name={copy.dates.posted} day={posted_on} />
        <Dated name={copy.dates.until} day={valid_through} />
      </dl>
      <p className={styles.note}>{copy.dates.note}</p>
    </Stack>
  );
}

const Dated = ({ name, day, note }: { name: string; day: string; note?: string }) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>
      <time dateTime={day}>{dateText(day)}</time>
      {note}
    </dd>
  </div>
);
