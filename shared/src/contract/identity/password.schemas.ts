import * as z from 'zod/mini';
import { cognitoSub, done, linkToken, mailaddress, newPassword, password } from './account-values.schemas.ts';

export const forgotPassword = { body: z.strictObject({ mailaddress: mailaddress() }), reply: done() };

export const resetPassword = {
  body: z.strictObject({ cognito_sub: cognitoSub(), token: linkToken(), password: newPassword() }),
  reply: done(),
};

export const changePassword = {
  body: z.strictObject({ password: password(), new_password: newPassword() }),
  reply: done(),
};
