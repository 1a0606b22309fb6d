import * as z from 'zod/mini';
import {
  authenticationCode,
  cognitoSub,
  isNoMailaddress,
  mailaddress,
  newPassword,
  positionKinds,
  returnTo,
  termsVersion,
} from './account-values.schemas.ts';
import { openedSession } from './session.schemas.ts';

export const register = {
  body: z
    .strictObject({
      mailaddress: mailaddress(),
      password: newPassword(),
      /** Default: a parent. */
      position_kind_ids: z.optional(positionKinds()),
      /** Version of the terms that were agreed to (R1.9). Absent: none yet. */
      terms_version: z.optional(termsVersion()),
      /** The mail's link continues to it. */
      return_to: z.optional(returnTo()),
    })
    .check(isNoMailaddress()),
  /** The same whether or not the address has an account already. */
  reply: z.object({ cognito_sub: cognitoSub() }),
};

/** `resend_after` is the number of seconds until another mail may be requested; 0 means at once. */
export const getRegistration = {
  query: z.strictObject({ cognito_sub: cognitoSub() }),
  reply: z.object({ mailaddress: z.string(), resend_after: z.int() }),
};

export const resendAuthenticationCode = {
  body: z.strictObject({ cognito_sub: cognitoSub() }),
  reply: z.object({ resend_after: z.int() }),
};

export const activate = {
  body: z.strictObject({
    authentication_code: authenticationCode(),
    mailaddress: mailaddress(),
    cognito_sub: cognitoSub(),
  }),
  reply: openedSession,
};

export const userStatuses = [
  'unknown',
  'waiting_for_activation',
  'waiting_for_basic_information',
  'registered',
] as const;

export const getUserStatus = {
  query: z.strictObject({ mailaddress: mailaddress(), cognito_sub: z.optional(cognitoSub()) }),
  reply: z.object({ status: z.enum(userStatuses) }),
};

export type Registration = z.output<typeof getRegistration.reply>;
export type UserStatus = z.output<typeof getUserStatus.reply>['status'];
