import { changeMailaddress, confirmMailaddress as confirmOperation } from '@enerabi/shared/contract';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { askForMailaddress, confirmMailaddress } from './mailaddress-change.ts';

export const mailaddressChangeRoutes = (auth: Auth): MountedOperation[] => [
  operation(changeMailaddress, async ({ body, request }) => {
    const member = await auth.authenticate(request);
    await askForMailaddress(auth, member, body, new Date());
    return {};
  }),

  operation(confirmOperation, async ({ body: { authentication_code }, request }) => {
    const member = await auth.authenticate(request);
    return { mailaddress: await confirmMailaddress(auth, member, authentication_code, new Date()) };
  }),
];
