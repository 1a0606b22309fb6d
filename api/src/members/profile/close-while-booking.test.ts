import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import {
  type BookingSite,
  desk,
  openBookingSite,
  startsAt,
} from '../../visits/bookings/testing/booking-site.ts';
import { closeAccountOf } from './close-account.ts';

const mailSite = { name: 'えんえらび', origin: 'https://example.jp' };

describeOnDatabases('an account that is closed while its member books', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  it('leaves no visit behind', async () => {
    await site.addSlot(startsAt, { capacity: 9, families_left: 9 });
    let booked = 0;
    for (let n = 0; n < 6; n += 1) {
      const {
        accountId: id,
        cognitoSub: cognito_sub,
        mailaddress,
        authorization,
      } = await insertMember(database.db);
      const credentials = { id, cognito_sub, mailaddress, password_hash: '' };
      const closing = { credentials, site: mailSite, desk, linkKey: site.linkKey };
      const [reply] = await Promise.all([
        site.book({ person_contact_mail: mailaddress }, { authorization }),
        closeAccountOf(database.db, closing, new Date()),
      ]);
      expect([200, 401]).toContain(reply.status);
      if (reply.status === 200) booked += 1;
    }
    const { rows } = await sql`
      select from booking where cancelled_at is null or contact_key <> '' or account_id is not null
    `.execute(database.db);
    expect(rows).toEqual([]);
    expect(await site.discrepancies()).toEqual([]);
    const heard = await database.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', 'a@facility.test')
      .where('subject', 'like', '%キャンセルされました%')
      .execute();
    expect(heard).toHaveLength(booked);
  });
});
