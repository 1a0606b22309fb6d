import { contactKinds, purposeKinds } from '@enerabi/shared/constants';
import type { SentMessage } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import type { Fact } from '@enerabi/shared/ui';
import { copy, momentText } from './sent-message.copy.ts';
import styles from './sent-message.module.css';

/** All that a message said, as facts; what it did not say has no value. */
export const messageFacts = (message: SentMessage): Fact[] => [
  {
    name: copy.reference,
    value: message.reference && <span className={styles.reference}>{message.reference}</span>,
  },
  { name: copy.purpose, value: purposeKinds.find(({ id }) => id === message.purpose_kind_id)?.name },
  { name: copy.kinds, value: kindNames(message.contact_kind_ids) },
  { name: copy.posting, value: postingOf(message) },
  { name: copy.content, value: <span className={styles.content}>{message.content}</span> },
  ...(message.preferred_dates ?? []).map(({ preferred_date, start_time }, at) => ({
    name: copy.date(at + 1),
    value: momentText(`${preferred_date} ${start_time}`),
  })),
  { name: copy.children, value: message.child_number ? copy.birthdays(message.child_number) : null },
  { name: copy.mailaddress, value: message.mailaddress },
  { name: copy.delivery, value: deliveryOf(message) },
];

const kindNames = (ids: readonly number[]): string =>
  contactKinds
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join('\n');

/** Links to the posting while it has a page. */
function postingOf({ facility, job_posting }: SentMessage) {
  if (!job_posting?.is_open) return job_posting?.title;
  return <Link to={`/f/${facility.path_name}/job/${job_posting.path_name}`}>{job_posting.title}</Link>;
}

const deliveryOf = ({ state, recipient }: SentMessage) =>
  recipient && state !== 'rejected' ? copy.recipients[recipient] : null;
