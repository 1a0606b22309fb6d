import * as z from 'zod/mini';
import {
  bookingMessageMaxLength,
  maximumVisitingChildren,
  maximumVisitingPersons,
} from '../../constants/index.ts';
import { mailaddress } from '../identity/account-values.schemas.ts';
import { basicInformation, phone } from '../members/basic-information.schemas.ts';
import { messageReference } from '../messages/message-values.schemas.ts';
import { date, wallClock } from '../parameters.ts';
import { requiredOr } from '../text/required-or.ts';
import { lines } from '../text/text-kinds.ts';

const { last_name, first_name, last_name_furigana, first_name_furigana } = basicInformation.shape;

/** '' and null mean "none". The API checks that the day exists. */
export const optionalDay = () =>
  z._default(
    z.pipe(
      z.pipe(
        z.nullable(z.string()),
        z.transform((text) => text || null),
      ),
      z.nullable(date()),
    ),
    null,
  );

const people = (fewest: number, most: number) =>
  z.int('invalid_number').check(z.minimum(fewest, 'too_few'), z.maximum(most, 'too_many'));

/** Start of a slot, `YYYY-MM-DD HH:mm:ss` in Japan. */
export const reservationTime = () =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} [0-2]\d:[0-5]\d:[0-5]\d$/, requiredOr('invalid_time')));

export const bookVisit = {
  body: z.strictObject({
    facility_id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    /** Must be the facility's own if it is given. */
    facility_number: z.optional(z.nullable(z.string().check(z.regex(/^(\d{13})?$/)))),
    person_last_name: last_name,
    person_first_name: first_name,
    person_last_name_furigana: last_name_furigana,
    person_first_name_furigana: first_name_furigana,
    person_contact_phone: phone(),
    person_contact_mail: mailaddress(),
    child_birthday_1: optionalDay(),
    child_birthday_2: optionalDay(),
    child_birthday_3: optionalDay(),
    desired_admission_date: optionalDay(),
    desired_reservation_datetime: reservationTime(),
    /** Adults and children who come. */
    person_number: people(1, maximumVisitingPersons),
    child_number: people(0, maximumVisitingChildren),
    message_to_childcare_facility: lines(
      z.pipe(
        z.pipe(
          z._default(z.string(), ''),
          z.transform((text) => text.trim()),
        ),
        z.string().check(z.maxLength(bookingMessageMaxLength, 'too_long')),
      ),
    ),
    /** Version of the terms that the family agreed to (R1.9); absent: the call did not say. */
    terms_version: z.optional(z.string().check(z.maxLength(40))),
    /** Of the link in a waiting family's mail: takes what is held for it. '' means "none". */
    waitlist_token: z.optional(z.string().check(z.maxLength(100))),
  }),
  /** The first reply is repeated as it was, whatever has become of the booking since. */
  reply: z.object({
    success: z.literal(true),
    /** In Japanese. */
    message: z.string(),
    reference: messageReference(),
    starts_at: wallClock(),
    ends_at: wallClock(),
    cancel_by: wallClock(),
    /** Opens the visit's calendar file (`bookedCalendarPath`) to who has booked it; a change of time has none. */
    calendar_token: z.optional(z.string()),
  }),
};

export type BookVisitInput = z.input<typeof bookVisit.body>;
export type BookVisit = z.output<typeof bookVisit.body>;
export type BookedVisit = z.output<typeof bookVisit.reply>;
