import {
  changePassword as changeOperation,
  forgotPassword as forgotOperation,
  resetPassword as resetOperation,
} from '@enerabi/shared/contract';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import type { Auth } from '../auth/create-auth.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

export const passwordRoutes = (auth: Auth): MountedOperation[] => [
  operation(forgotOperation, async ({ body: { mailaddress }, clientAddress }) => {
    await forgotPassword(auth, mailaddress, clientAddress, new Date());
    return {};
  }),

  operation(resetOperation, async ({ body, clientAddress }) => {
    await resetPassword(auth, body, clientAddress, new Date());
    return {};
  }),

  operation(changeOperation, async ({ body, request }) => {
    const member = await auth.authenticate(request);
    await changePassword(auth, member, body, new Date());
    return {};
  }),
];
