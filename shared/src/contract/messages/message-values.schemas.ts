import * as z from 'zod/mini';
import { date } from '../parameters.ts';

/** Without 0 O, 1 I L, 5 S, Z (2), B (8) and U (V), which look alike. */
export const referenceLetters = '2346789ACDEFGHJKMNPQRTVWXY';

/** The short public number of a message: `7K3M-92QF`. */
export const messageReference = () =>
  z.string().check(z.regex(new RegExp(`^[${referenceLetters}]{4}-[${referenceLetters}]{4}$`)));

/** Who gets the message: the facility itself, or the desk of the site, which passes it on. */
export const messageRecipients = ['facility', 'desk'] as const;

/** A day and a time in Japan. The API checks that the day exists, and how far ahead it is. */
export const preferredDate = z.strictObject({
  preferred_date: date(),
  start_time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time')),
});

/** What tells programs from people; absent: nothing is known. */
export const formFacts = () =>
  z.strictObject({
    /** A field that people do not see. */
    trap: z.string().check(z.maxLength(1_000)),
    /** From the first page of the form to sending it. */
    seconds: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  });
