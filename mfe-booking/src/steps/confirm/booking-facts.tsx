import { classText } from '@enerabi/shared/child';
import { dateText } from '@enerabi/shared/japanese';
import type { Fact } from '@enerabi/shared/ui';
import { partyText } from '@enerabi/shared/ui';
import { admissionDateOf, birthdaysOf } from '../draft/booking-draft.rules.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import styles from './booking-sheet.module.css';
import { copy } from './contact-confirm.copy.ts';

/** The booking's facts for the family to check; the table leaves '' out. @param today `YYYY-MM-DD` */
export function bookingFacts(draft: BookingDraft, today: string): Fact[] {
  const { texts } = draft;
  const admission = admissionDateOf(draft);
  const children = birthdaysOf(draft).map((birthday) =>
    birthday > today
      ? copy.expected(dateText(birthday))
      : copy.child(dateText(birthday), classText(birthday, today)),
  );
  return [
    { name: copy.name, value: `${texts.person_last_name} ${texts.person_first_name}` },
    {
      name: copy.furigana,
      value: `${texts.person_last_name_furigana} ${texts.person_first_name_furigana}`,
    },
    { name: copy.phone, value: texts.person_contact_phone },
    { name: copy.mailaddress, value: texts.person_contact_mail },
    { name: copy.party, value: partyText(Number(texts.person_number), Number(texts.child_number)) },
    ...(children.length > 0 ? [{ name: copy.children, value: <Lines of={children} /> }] : []),
    { name: copy.admission, value: admission && copy.month(admission) },
    {
      name: copy.message,
      value: texts.message_to_childcare_facility.trim() && (
        <p className={styles.content}>{texts.message_to_childcare_facility}</p>
      ),
    },
  ];
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className={styles.lines}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
