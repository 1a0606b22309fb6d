import * as z from 'zod/mini';
import { toHalfWidth } from '../japanese/width.ts';

/** Error messages are codes; pages choose the words. */
const mailaddress = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => toHalfWidth(text).trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(254, { error: 'too_long', abort: true }),
      z.email('invalid_mailaddress'),
    ),
);

/** As it was typed: a password is nobody's to normalise. */
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(256, 'too_long'));

export const login = {
  body: z.strictObject({ mailaddress, password }),
  /** The gateway keeps the tokens (R3.2): the browser's reply is without RefreshToken and IdToken. */
  reply: z.object({
    ExpiresIn: z.int(),
    TokenType: z.string(),
    RefreshToken: z.optional(z.string()),
    IdToken: z.optional(z.string()),
  }),
};
