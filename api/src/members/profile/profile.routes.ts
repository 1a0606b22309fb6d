import { dayInJapan } from '@enerabi/shared/clock';
import { closeAccount, getProfile, registerBasicInformation, updateProfile } from '@enerabi/shared/contract';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { refuseOutdatedTerms } from '../../identity/auth/terms.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import type { BookingMails } from '../../visits/bookings/booking-mails.ts';
import { accountIsClosed } from './account.queries.ts';
import { closeAccountOf } from './close-account.ts';
import { refuseFaulty } from './faulty-information.ts';
import { findProfile } from './profile.queries.ts';
import { type InformationInput, saveBasicInformation } from './profile.writes.ts';

export interface ProfileRoutes {
  auth: Pick<Auth, 'db' | 'authenticate' | 'requirePassword' | 'site'>;
  /** As for bookings. */
  desk: BookingMails['desk'];
  linkKey: BookingMails['linkKey'];
}

export function profileRoutes({ auth, desk, linkKey }: ProfileRoutes): MountedOperation[] {
  const { db, authenticate, requirePassword, site } = auth;
  const save = async ({ body, request }: { body: InformationInput; request: Request }) => {
    const { accountId } = await authenticate(request);
    const now = new Date();
    refuseOutdatedTerms(body.terms_version);
    refuseFaulty(body, dayInJapan(now));
    await saveBasicInformation(db, accountId, body, now);
    return {};
  };
  return [
    operation(getProfile, async ({ request }) => {
      const { accountId } = await authenticate(request);
      return (await findProfile(db, accountId)) ?? accountIsClosed();
    }),

    operation(registerBasicInformation, save),
    operation(updateProfile, save),

    operation(closeAccount, async ({ body: { password }, request }) => {
      const member = await authenticate(request);
      const now = new Date();
      const credentials = await requirePassword(member, password, now);
      await closeAccountOf(db, { credentials, site, desk, linkKey }, now);
      return {};
    }),
  ];
}
