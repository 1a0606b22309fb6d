import {
  activate as activateOperation,
  getRegistration,
  getUserStatus,
  register as registerOperation,
  resendAuthenticationCode,
} from '@enerabi/shared/contract';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { mailaddressKeyOf } from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { openedSession } from '../login/open-session.ts';
import { limits } from '../throttle/limits.ts';
import { countTries } from '../throttle/throttle.ts';
import { activate } from './activate.ts';
import { register } from './register.ts';
import { findRegistration, findUserStatus } from './registration.queries.ts';
import { resend, resendAfter } from './resend.ts';

export function registrationRoutes(auth: Auth): MountedOperation[] {
  const { db, recognise, countedFor, clientNetworkOf, tokens } = auth;

  const countLookup = (clientAddress: string, now: Date) =>
    countTries(db, [countedFor(limits.lookupsOfNetwork, clientNetworkOf(clientAddress).network)], now);

  const registrationOr404 = async (cognitoSub: string, now: Date) =>
    orNotFound('registration', cognitoSub, await findRegistration(db, cognitoSub, now));

  return [
    operation(registerOperation, async ({ body, clientAddress }) => ({
      cognito_sub: await register(auth, body, clientAddress, new Date()),
    })),

    operation(getRegistration, async ({ query: { cognito_sub }, clientAddress }) => {
      const now = new Date();
      await countLookup(clientAddress, now);
      const registration = await registrationOr404(cognito_sub, now);
      return {
        mailaddress: registration.mailaddress,
        resend_after: await resendAfter(auth, registration, clientNetworkOf(clientAddress).network, now),
      };
    }),

    operation(resendAuthenticationCode, async ({ body: { cognito_sub }, clientAddress }) => {
      const now = new Date();
      await countLookup(clientAddress, now);
      const registration = await registrationOr404(cognito_sub, now);
      const { network } = clientNetworkOf(clientAddress);
      await resend(auth, registration, network, now);
      return { resend_after: await resendAfter(auth, registration, network, now) };
    }),

    operation(activateOperation, async ({ body, clientAddress }) => {
      const now = new Date();
      return openedSession(tokens, await activate(auth, body, clientAddress, now), now);
    }),

    operation(getUserStatus, async ({ query: { mailaddress, cognito_sub }, request, clientAddress }) => {
      const now = new Date();
      await countLookup(clientAddress, now);
      const cognitoSub = cognito_sub ?? (await recognise(request))?.cognitoSub;
      const mailaddressKey = mailaddressKeyOf(mailaddress);
      return {
        status: cognitoSub ? await findUserStatus(db, { cognitoSub, mailaddressKey }, now) : 'unknown',
      };
    }),
  ];
}
