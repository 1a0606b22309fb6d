import * as z from 'zod/mini';
import {
  authenticationCodeLength,
  mailaddressMaxLength,
  passwordMaxLength,
  passwordMinLength,
  positionKindIds,
} from '../../constants/index.ts';
import { toHalfWidth } from '../../japanese/width.ts';
import { returnPathOf } from '../../return-path/index.ts';
import { across } from '../across.schemas.ts';
import { requiredOr } from '../text/required-or.ts';
import { verbatim } from '../text/text-kinds.ts';
import { isOwnMailaddress } from './own-mailaddress.ts';

/** Error messages are codes; pages have the texts. */
const tidied = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toHalfWidth(text).trim()),
    ),
    schema,
  );

export const mailaddress = () =>
  tidied(
    z
      .string()
      .check(z.maxLength(mailaddressMaxLength, 'too_long'), z.email(requiredOr('invalid_mailaddress'))),
  );

/** As typed: passwords are never normalised. */
export const password = () =>
  verbatim(z.string().check(z.minLength(1, 'required'), z.maxLength(passwordMaxLength, 'too_long')));

/** The API refuses common ones, `common_password`: browsers do not load that list. */
export const newPassword = () =>
  verbatim(
    z
      .string()
      .check(
        z.minLength(passwordMinLength, requiredOr('too_short')),
        z.maxLength(passwordMaxLength, 'too_long'),
      ),
  );

/** A password equal to the own address is refused if both are given; otherwise by the API, which knows the address. */
export const isNoMailaddress = () =>
  across<{ mailaddress: string; password?: string | undefined }>(
    ({ mailaddress, password }) => !password || !isOwnMailaddress(password, mailaddress),
    { fields: ['mailaddress', 'password'], path: ['password'], error: 'own_mailaddress' },
  );

/** The public name of an account or of a registration in progress, a UUID. */
export const cognitoSub = () => z.uuid('invalid_cognito_sub');

/** The digits of a mailed code; full-width ones and spaces between them are accepted. */
export const authenticationCode = () =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toHalfWidth(text).replaceAll(/[\s-]/g, '')),
    ),
    z
      .string()
      .check(
        z.regex(new RegExp(`^\\d{${authenticationCodeLength}}$`), requiredOr('invalid_authentication_code')),
      ),
  );

/** A value in a mailed link; visitors never type it. */
export const linkToken = () => z.string().check(z.regex(/^[\w-]{20,100}$/, 'invalid_token'));

/** The path of this site that a visitor wanted to open (R2.7), in the form of `returnPathOf`. */
export const returnTo = () =>
  z.string().check(z.refine((text) => returnPathOf(text) === text, 'invalid_path'));

export const positionKinds = () => z.array(z.literal(positionKindIds)).check(z.minLength(1, 'required'));

/** One of `termsVersions`; empty if the box was not ticked. */
export const termsVersion = () => z.string().check(z.minLength(1, 'required'), z.maxLength(40));

/** An empty result, like a 204. */
export const done = () => z.object({});
