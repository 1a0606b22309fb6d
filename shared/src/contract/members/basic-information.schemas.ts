import * as z from 'zod/mini';
import {
  jobDetailKindIds,
  jobKindIds,
  jobTypeIds,
  mostProfileChildren,
  phoneInputMaximumLength,
  prefectureByCode,
} from '../../constants/index.ts';
import { isKatakana, postalCodeOf, readingOf } from '../../japanese/index.ts';
import { parsePhone, tidyPhone } from '../../phone/index.ts';
import { done, positionKinds, termsVersion } from '../identity/account-values.schemas.ts';
import { date } from '../parameters.ts';
import { jobExperience } from './profile.schemas.ts';

const tidied = <T extends z.ZodMiniType<unknown, string>>(tidy: (text: string) => string, schema: T) =>
  z.pipe(z.pipe(z.string(), z.transform(tidy)), schema);

const trimmed = (longest: number) =>
  tidied((text) => text.trim(), z.string().check(z.maxLength(longest, 'too_long')));
const required = (longest: number) =>
  tidied(
    (text) => text.trim(),
    z.string().check(z.minLength(1, 'required'), z.maxLength(longest, 'too_long')),
  );
/** Hiragana and half-width katakana are accepted, full-width katakana stored. */
const furigana = () =>
  tidied(
    (text) => readingOf(text) ?? text.trim(),
    z.string().check(
      z.minLength(1, 'required'),
      z.maxLength(50, 'too_long'),
      z.refine((text) => text === '' || isKatakana(text), 'not_furigana'),
    ),
  );

/** As it is shown: `090-1234-5678`. @param minimum 0 accepts '' for none */
export const phone = (minimum: 0 | 1 = 1) =>
  tidied(
    (text) => tidyPhone(text) || text.trim(),
    z.string().check(
      z.minLength(minimum, 'required'),
      z.maxLength(phoneInputMaximumLength, 'too_long'),
      z.refine(
        (text) => text === '' || text.length > phoneInputMaximumLength || parsePhone(text)?.isValid === true,
        'invalid_phone_number',
      ),
    ),
  );

/** Seven digits, or '' for none. */
const postalCode = () =>
  tidied(
    (text) => postalCodeOf(text) ?? text.trim(),
    z.string().check(z.regex(/^(\d{7})?$/, 'invalid_postal_code')),
  );

const prefecture = () =>
  z.string().check(z.refine((code) => code === '' || prefectureByCode(code) !== undefined, 'unknown_area'));

/** The API checks that the day exists and is neither too long ago nor too far ahead. */
const child = z.strictObject({
  birthday: date(),
  is_default_selected: z.boolean(),
});

const year = z.int().check(z.minimum(1950, 'invalid_year'), z.maximum(2100, 'invalid_year'));

/**
 * Facts that a member states of themselves; '' and null mean "not specified". Children are in the order of the list.
 */
export const basicInformation = z.strictObject({
  last_name: required(50),
  first_name: required(50),
  last_name_furigana: furigana(),
  first_name_furigana: furigana(),
  phone_number: phone(),
  postal_code: z._default(postalCode(), ''),
  prefecture_code: z._default(prefecture(), ''),
  municipality_name: z._default(trimmed(100), ''),
  address: z._default(trimmed(200), ''),
  building: z._default(trimmed(200), ''),
  children: z._default(z.array(child).check(z.maxLength(mostProfileChildren, 'too_many')), []),
  job_experiences: z._default(z.array(jobExperience).check(z.maxLength(jobTypeIds.length, 'too_many')), []),
  job_kind_id: z._default(z.nullable(z.literal(jobKindIds)), null),
  job_detail_kind_id: z._default(z.nullable(z.literal(jobDetailKindIds)), null),
  school_name: z._default(trimmed(100), ''),
  department_name: z._default(trimmed(100), ''),
  grade: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(6))), null),
  year_of_graduation: z._default(z.nullable(year), null),
});

export const registerBasicInformation = {
  /** `terms_version`: the version of the terms agreed to, of a member who registered without agreeing. */
  body: z.extend(basicInformation, { terms_version: z.optional(termsVersion()) }),
  reply: done(),
};

export const updateProfile = {
  body: z.extend(basicInformation, { position_kind_ids: positionKinds() }),
  reply: done(),
};

export type BasicInformation = z.output<typeof basicInformation>;
export type BasicInformationInput = z.input<typeof basicInformation>;
