import * as z from 'zod/mini';
import {
  calledBackKindIds,
  contactContentMaxLength,
  contactKinds,
  maximumPreferredDates,
  passwordMaxLength,
  passwordMinLength,
} from '../../constants/index.ts';
import { across } from '../across.schemas.ts';
import {
  cognitoSub,
  isNoMailaddress,
  mailaddress,
  termsVersion,
} from '../identity/account-values.schemas.ts';
import { wallClock } from '../parameters.ts';
import { lines, verbatim } from '../text/text-kinds.ts';
import { candidateInformation } from './candidate-information.schemas.ts';
import { formFacts, messageRecipients, messageReference, preferredDate } from './message-values.schemas.ts';

const id = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const kindIds = contactKinds.map(({ id }) => id);
const purposeKind = () => z.literal([1, 2]);

const kind = z.strictObject({
  id: z.literal(kindIds),
  name: z.optional(z.string().check(z.maxLength(200))),
  value: z.boolean(),
  purpose_kind_id: z.optional(purposeKind()),
});

const content = () =>
  lines(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.trim()),
      ),
      z.string().check(z.minLength(1, 'required'), z.maxLength(contactContentMaxLength, 'too_long')),
    ),
  );

/** '' for none. */
const password = () =>
  verbatim(
    z.string().check(
      z.refine((text) => text === '' || text.length >= passwordMinLength, 'too_short'),
      z.maxLength(passwordMaxLength, 'too_long'),
    ),
  );

const message = {
  facility_id: id(),
  job_posting_id: z.optional(z.nullable(id())),
  purpose_kind_id: purposeKind(),
  /** All kinds of the form; `value` is true for those that were checked. */
  kinds: z.array(kind).check(z.maxLength(50)),
  content: content(),
  /** For the reply. */
  mailaddress: mailaddress(),
  preferred_dates: z._default(
    z.array(preferredDate).check(z.maxLength(maximumPreferredDates, 'too_many')),
    [],
  ),
  candidate_information: candidateInformation,
  password: z.optional(password()),
  form_facts: z.optional(formFacts()),
};

type Kinds = readonly { id: number; value: boolean }[];

const hasKind = across<{ kinds: Kinds }>(({ kinds }) => kinds.some(({ value }) => value), {
  fields: ['kinds'],
  path: ['kinds'],
  error: 'required',
});
const isOfPurpose = across<{ kinds: Kinds; purpose_kind_id: number }>(
  ({ kinds, purpose_kind_id }) => kinds.every(({ id, value }) => !value || purposeOf(id) === purpose_kind_id),
  { fields: ['kinds', 'purpose_kind_id'], path: ['kinds'], error: 'kind_of_other_purpose' },
);
const canBeCalledBack = across<{ kinds: Kinds; candidate_information: { phone_number: string } }>(
  ({ kinds, candidate_information }) =>
    candidate_information.phone_number !== '' ||
    !kinds.some(({ id, value }) => value && calledBackKindIds.includes(id)),
  {
    fields: ['kinds', 'candidate_information.phone_number'],
    path: ['candidate_information', 'phone_number'],
    error: 'required',
  },
);
const isForPosting = z.refine<{ password?: string | undefined; job_posting_id?: number | null | undefined }>(
  ({ password, job_posting_id }) => !password || typeof job_posting_id === 'number',
  { path: ['password'], error: 'password_without_job_posting' },
);

const purposeOf = (kindId: number) => contactKinds.find(({ id }) => id === kindId)?.purpose_kind_id;

/** The first reply is repeated as it was, whatever has become of the message since. */
const reply = z.object({
  reference: messageReference(),
  recipient: z.enum(messageRecipients),
  /** `held`: a person looks at it first. */
  state: z.enum(['queued', 'held']),
  sent_at: wallClock(),
  /** Of the registration that a password began: its code is mailed. */
  cognito_sub: z.optional(cognitoSub()),
});

export const sendCandidateMessage = {
  /** `password`, which the draft of a job contact has, is not used. */
  body: z.strictObject(message).check(hasKind, isOfPurpose, canBeCalledBack),
  reply,
};

export const sendOnetimeCandidateMessage = {
  body: z
    .strictObject({
      ...message,
      /** Version of the terms that a registration agrees to (R1.9). */
      terms_version: z.optional(termsVersion()),
    })
    .check(hasKind, isOfPurpose, canBeCalledBack, isNoMailaddress(), isForPosting),
  reply,
};

export type CandidateMessageInput = z.input<typeof sendCandidateMessage.body>;
export type OnetimeCandidateMessageInput = z.input<typeof sendOnetimeCandidateMessage.body>;
export type CandidateMessage = z.output<typeof sendOnetimeCandidateMessage.body>;
export type SentCandidateMessage = z.output<typeof reply>;
