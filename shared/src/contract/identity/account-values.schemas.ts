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
import { verbatim } from '../text/text-kinds.ts';
import { isOwnMailaddress } from './own-mailaddress.ts';

/** Error messages are codes; pages choose the words. */
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
      .check(
        z.minLength(1, { error: 'required', abort: true }),
        z.maxLength(mailaddressMaxLength, { error: 'too_long', abort: true }),
        z.email('invalid_mailaddress'),
      ),
  );

/** As it was typed: a password is nobody's to normalise. */
export const password = () =>
  verbatim(z.string().check(z.minLength(1, 'required'), z.maxLength(passwordMaxLength, 'too_long')));

/** Common ones are refused by the API, `common_password`: browsers do without that list. */
export const newPassword = () =>
  verbatim(
    z
      .string()
      .check(
        z.minLength(1, { error: 'required', abort: true }),
        z.minLength(passwordMinLength, 'too_short'),
        z.maxLength(passwordMaxLength, 'too_long'),
      ),
  );

/** A password that is the own address is refused where both are told; elsewhere by the API, which knows the address. */
export const isNoMailaddress = () =>
  z.refine<{ mailaddress: string; password: string }>(
    ({ mailaddress, password }) => !isOwnMailaddress(password, mailaddress),
    { error: 'own_mailaddress', path: ['password'] },
  );

/** The public name of an account or of a registration in progress, a UUID. */
export const cognitoSub = () => z.uuid('invalid_cognito_sub');

/** The digits of a mail's code; full-width ones and spaces between them are accepted. */
export const authenticationCode = () =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toHalfWidth(text).replaceAll(/[\s-]/g, '')),
    ),
    z
      .string()
      .check(
        z.minLength(1, { error: 'required', abort: true }),
        z.regex(new RegExp(`^\\d{${authenticationCodeLength}}$`), 'invalid_authentication_code'),
      ),
  );

/** A value that a link in a mail carries; a visitor never types it. */
export const linkToken = () => z.string().check(z.regex(/^[\w-]{20,100}$/, 'invalid_token'));

/** The path of this site that a visitor wanted to go to (R2.7), as `returnPathOf` gives it. */
export const returnTo = () =>
  z.string().check(z.refine((text) => returnPathOf(text) === text, 'invalid_path'));

export const positionKinds = () => z.array(z.literal(positionKindIds)).check(z.minLength(1, 'required'));

/** As `termsVersions` has it. Empty is a box that was not ticked. */
export const termsVersion = () => z.string().check(z.minLength(1, 'required'), z.maxLength(40));

/** 204 in spirit: there is nothing to say but that it is done. */
export const done = () => z.object({});
