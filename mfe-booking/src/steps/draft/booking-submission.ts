import { tooLargeNumbers, visitClassFault } from '@enerabi/shared/child';
import { dayInJapan } from '@enerabi/shared/clock';
import { type BookedVisit, bookVisit } from '@enerabi/shared/contract';
import { type FieldCode, fieldCodes, readTyped, sendForm } from '@enerabi/shared/form';
import type { SentForm } from '@enerabi/shared/form-flow';
import { birthdayFault } from '@enerabi/shared/profile';
import { type BookingTarget, slotAt } from '../booking-target.ts';
import {
  birthdaysOf,
  changeDraft,
  childrenField,
  familyOf,
  fieldAt,
  inputOf,
  partyOf,
  unfinishedAnswers,
} from './booking-draft.rules.ts';
import type { BookingDraft } from './booking-draft.ts';
import { readDraft } from './booking-fields.ts';

/** The form of a booking: what is missing is named, and nothing is sent (R5.3). */
export const bookingSubmission: SentForm<BookingTarget, BookingDraft, BookedVisit> = {
  read: readDraft,
  check: async (draft, target, now) => {
    const { issues } = await readTyped(bookVisit, inputOf(draft, target));
    const faults = [
      ...fieldCodes(issues).map(({ name, code }) => ({ name: fieldAt(draft, name), code })),
      ...birthdayFaults(draft, dayInJapan(now)),
      ...unfinishedAnswers(draft),
      ...slotFaults(draft, target),
    ];
    return faults
      .filter(({ name }, at) => faults.findIndex((fault) => fault.name === name) === at)
      .sort((one, other) => orderOf(one.name) - orderOf(other.name));
  },
  change: changeDraft,
  send: (args, draft, target) =>
    sendForm(args, bookVisit, inputOf(draft, target), { idempotencyKey: draft.message_key }),
};

/** Birthdays that no child has. @param today in Japan, `YYYY-MM-DD` */
export const birthdayFaults = (draft: BookingDraft, today: string): FieldCode[] =>
  birthdaysOf(draft).flatMap((birthday, at) => {
    const code = birthdayFault(birthday, today);
    return code ? [{ name: fieldAt(draft, `child_birthday_${at + 1}`), code }] : [];
  });

/** Finds what the API would refuse for certain, before the form is confirmed. */
function slotFaults(draft: BookingDraft, { slots, slotsFailure }: BookingTarget): FieldCode[] {
  const startsAt = draft.texts.desired_reservation_datetime;
  if (startsAt === '' || slotsFailure) return [];
  const slot = slotAt(slots, startsAt);
  if (!slot) return [{ name: 'desired_reservation_datetime', code: 'slot_not_found' }];
  const code = visitClassFault(familyOf(draft), slot);
  const tooLarge = tooLargeNumbers(partyOf(draft), slot);
  return [
    ...tooLarge.map((name) => ({ name, code: 'party_too_large' })),
    ...(code ? [{ name: childrenField, code }] : []),
  ];
}

const order = [
  'desired_reservation_datetime',
  'person_last_name',
  'person_first_name',
  'person_last_name_furigana',
  'person_first_name_furigana',
  'person_contact_phone',
  'person_contact_mail',
  'person_number',
  'child_number',
  childrenField,
  'desired_admission_date',
  'message_to_childcare_facility',
  'terms_version',
];

/** The position of a field in the form; unknown fields come last. */
const orderOf = (name: string): number => {
  const at = order.indexOf(name.split('.')[0] ?? '');
  return at === -1 ? order.length : at;
};
