import { classText } from '@enerabi/shared/child';
import {
  contactKinds,
  type ExperienceYearId,
  experienceYears,
  jobDetailKinds,
  jobKinds,
  purposeKinds,
} from '@enerabi/shared/constants';
import { occupationOf } from '@enerabi/shared/form/occupation';
import { dateText, yearWithEra } from '@enerabi/shared/japanese';
import type { Fact } from '@enerabi/shared/ui';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { copy } from './confirm.copy.ts';
import styles from './confirm.module.css';
import { dateAndTime, gradeText } from './fact-words.copy.ts';

/** What will be sent, as facts for the sender to check; '' and null are left out by the table. */
export const messageFacts = (draft: ContactDraft, today: string): Fact[] => [
  { name: copy.purpose, value: purposeName(draft) },
  { name: copy.kinds, value: <Lines of={kindNames(draft)} /> },
  { name: copy.content, value: <p className={styles.content}>{draft.texts.content}</p> },
  ...draft.preferred_dates
    .filter(({ preferred_date }) => preferred_date !== '')
    .map(({ preferred_date, start_time }, at) => ({
      name: copy.date(at + 1),
      value: dateAndTime(preferred_date, start_time),
    })),
  { name: copy.name, value: `${draft.texts.last_name} ${draft.texts.first_name}` },
  { name: copy.mailaddress, value: draft.texts.mailaddress },
  { name: copy.phone, value: draft.texts.phone_number },
  ...(draft.texts.purpose_kind_id === '2' ? childrenFacts(draft, today) : workFacts(draft)),
];

const purposeName = ({ texts }: ContactDraft) =>
  purposeKinds.find(({ id }) => String(id) === texts.purpose_kind_id)?.name;

const kindNames = ({ kinds, texts }: ContactDraft): string[] =>
  contactKinds
    .filter(
      ({ id, purpose_kind_id }) =>
        String(purpose_kind_id) === texts.purpose_kind_id && kinds.includes(String(id)),
    )
    .map(({ name }) => name);

/** Only the children that are sent: what is not sent is not shown as sent (R4.4). */
function childrenFacts({ children }: ContactDraft, today: string): Fact[] {
  const sent = children.filter(({ birthday, is_send }) => birthday !== '' && is_send);
  const texts = sent.map(({ birthday }) =>
    birthday > today
      ? copy.expected(dateText(birthday))
      : copy.child(dateText(birthday), classText(birthday, today)),
  );
  return texts.length === 0 ? [] : [{ name: copy.children, value: <Lines of={texts} /> }];
}

function workFacts({ texts }: ContactDraft): Fact[] {
  const job = occupationOf(texts);
  const detail = job.job_detail_kind_id && jobDetailKinds[job.job_detail_kind_id]?.name;
  const occupation = [job.job_kind_id && jobKinds[job.job_kind_id], detail].filter(Boolean).join('・');
  const school = [job.school_name, job.department_name, gradeText(job.grade)].filter(Boolean).join(' ');
  const experience = experienceYears[Number(texts.experience_year_id) as ExperienceYearId];
  return [
    { name: copy.experience, value: texts.experience_year_id && experience },
    { name: copy.occupation, value: occupation },
    { name: copy.school, value: school },
    { name: copy.graduation, value: job.year_of_graduation && yearWithEra(job.year_of_graduation) },
  ];
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className={styles.lines}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
