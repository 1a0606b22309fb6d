import * as z from 'zod/mini';
import { positionKindIds } from '../../constants/index.ts';
import { cognitoSub, done, mailaddress, password } from './account-values.schemas.ts';

/**
 * The gateway stores the tokens (R3.2): the browser's reply is without RefreshToken and IdToken. `ExpiresIn` is in
 * seconds.
 */
export const openedSession = z.object({
  ExpiresIn: z.int(),
  TokenType: z.string(),
  RefreshToken: z.optional(z.string()),
  IdToken: z.optional(z.string()),
});

export const login = {
  body: z.strictObject({ mailaddress: mailaddress(), password: password() }),
  reply: openedSession,
};

/** Browsers send an empty object: the gateway adds the stored tokens. */
export const refresh = {
  body: z.strictObject({ refresh_token: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.omit(openedSession, { RefreshToken: true }),
};

export const logout = { body: refresh.body, reply: done() };

export const user = z.object({
  cognito_sub: cognitoSub(),
  mailaddress: z.string(),
  positions: z.array(z.object({ position_kind_id: z.literal(positionKindIds) })),
  /** Null until the basic information is registered. */
  last_name: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
});

export const getMe = { reply: user };

export type User = z.output<typeof user>;
export type OpenedSession = z.output<typeof openedSession>;
