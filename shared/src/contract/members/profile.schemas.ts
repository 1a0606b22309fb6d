import * as z from 'zod/mini';
import { experienceYearIds, jobDetailKindIds, jobKindIds, jobTypeIds } from '../../constants/index.ts';
import {
  authenticationCode,
  done,
  isNoMailaddress,
  mailaddress,
  password,
} from '../identity/account-values.schemas.ts';
import { date } from '../parameters.ts';

export const jobExperience = z.strictObject({
  job_type_id: z.literal(jobTypeIds),
  experience_year_id: z.literal(experienceYearIds),
});

/** Saved candidate data in the form of the forms (specification section 3): `information` and `job_experiences`. */
const profile = z.object({
  /** Names are '' until the basic information is registered. */
  information: z.object({
    mailaddress: z.string(),
    last_name: z.string(),
    first_name: z.string(),
    last_name_furigana: z.string(),
    first_name_furigana: z.string(),
    phone_number: z.string(),
    postal_code: z.string(),
    prefecture_code: z.string(),
    municipality_name: z.string(),
    address: z.string(),
    building: z.string(),
    job_kind_id: z.nullable(z.literal(jobKindIds)),
    job_detail_kind_id: z.nullable(z.literal(jobDetailKindIds)),
    school_name: z.string(),
    department_name: z.string(),
    grade: z.nullable(z.int()),
    year_of_graduation: z.nullable(z.int()),
    /** `display_order` from 1. */
    children: z.array(
      z.object({ birthday: date(), is_default_selected: z.boolean(), display_order: z.int() }),
    ),
  }),
  job_experiences: z.array(z.object(jobExperience.shape)),
  positions: z.array(z.object({ position_kind_id: z.int() })),
  has_basic_information: z.boolean(),
  /** Version of the terms that the member agreed to; '' if none yet (R1.9). */
  terms_version: z.optional(z.string()),
});

export const getProfile = { reply: profile };

export const changeMailaddress = {
  body: z.strictObject({ password: password(), mailaddress: mailaddress() }).check(isNoMailaddress()),
  reply: done(),
};

export const confirmMailaddress = {
  body: z.strictObject({ authentication_code: authenticationCode() }),
  reply: z.object({ mailaddress: z.string() }),
};

export const closeAccount = { body: z.strictObject({ password: password() }), reply: done() };

export type Profile = z.output<typeof profile>;
