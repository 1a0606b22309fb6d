import { momentOf } from '@enerabi/shared/clock';
import { listMemberBookings } from '@enerabi/shared/contract/visits/member-booking.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { sampleBooking } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import type { Owner } from '../../testing/sample-rows.ts';
import { findBookings } from './member-booking.queries.ts';

/** 12:00 on a Wednesday in Japan. */
const noon = momentOf(new Date('2026-05-20T03:00:00Z'));

describeOnDatabases('visits that a member has booked (R6.3)', (database) => {
  let app: Hono;
  let a: Owner;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a', name: 'ひまわり保育園', phones: ['03-1234-5678', '03-8765-4321'] }),
    ]);
    a = await ownerOf(database.db, 'a');
    app = await createApp({ db: database.db });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('booking').execute();
    await database.db.deleteFrom('account').execute();
    member = await insertMember(database.db);
    other = await insertMember(database.db);
  });

  const book = async (starts_at: string, known: Parameters<typeof sampleBooking>[2] = {}, owner = member) => {
    const row = sampleBooking({ ...a, account_id: owner.accountId }, starts_at, known);
    const query = database.db.insertInto('booking').values(row).returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const found = async (when: 'upcoming' | 'past', part: { limit?: number; offset?: number } = {}) => {
    const query = { accountId: member.accountId, when, limit: 20, ...part, ...noon };
    const { total, bookings } = await findBookings(database.db, query);
    return { total, ids: bookings.map(({ booking_id }) => booking_id) };
  };
  const cancelled_at = new Date('2026-05-10T00:00:00Z');

  it('are upcoming, soonest first, or past and cancelled, latest first', async () => {
    const tomorrow = await book('2026-05-21 10:00:00');
    const soon = await book('2026-05-20 12:00:01');
    const begun = await book('2026-05-20 12:00:00');
    const last = await book('2026-05-19 10:00:00');
    const cancelled = await book('2026-06-01 10:00:00', { cancelled_at });
    const later = await book('2026-05-22 10:00:00');
    expect(await found('upcoming')).toEqual({ total: 3, ids: [soon, tomorrow, later] });
    expect(await found('past')).toEqual({ total: 3, ids: [cancelled, begun, last] });
    expect(await found('upcoming', { limit: 1, offset: 1 })).toEqual({ total: 3, ids: [tomorrow] });
    expect(await found('past', { offset: 3 })).toEqual({ total: 3, ids: [] });
  });

  it('say where, when, how many come, and until when they can be cancelled here', async () => {
    const known = { ends_at: '2099-05-21 10:30:00', cancel_by: new Date('2099-05-20T08:00:00Z') };
    await book('2099-05-21 10:00:00', known);
    const answer = await requestAs(app, member.authorization)('GET', '/api/one_stop/bookings');
    expect(asContracted(listMemberBookings, answer)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      total: 1,
      page: 1,
      limit: 20,
      bookings: [
        {
          facility: { path_name: 'a', name: 'ひまわり保育園', phone: '03-1234-5678', is_demo: false },
          starts_at: '2099-05-21 10:00:00',
          ends_at: '2099-05-21 10:30:00',
          cancel_by: '2099-05-20 17:00:00',
          state: 'booked',
          is_cancellable: true,
          person_number: 2,
          child_number: 1,
          message_to_childcare_facility: '夫婦で伺います。',
          booked_at: '2026-05-01 09:00:00',
        },
      ],
    });
    const past = await requestAs(app, member.authorization)('GET', '/api/one_stop/bookings?when=past&page=2');
    expect(past.body).toEqual({ total: 0, page: 2, limit: 20, bookings: [] });
  });

  it('can be cancelled at the last instant, not after it, and not twice', async () => {
    await book('2026-05-21 10:00:00', { cancel_by: noon.now });
    await book('2026-05-21 11:00:00', { cancel_by: new Date(noon.now.getTime() - 1) });
    await book('2026-05-21 12:00:00', { cancelled_at });
    const query = { accountId: member.accountId, limit: 20, ...noon };
    const ahead = await findBookings(database.db, { ...query, when: 'upcoming' });
    expect(ahead.bookings.map(({ is_cancellable }) => is_cancellable)).toEqual([true, false]);
    const { bookings } = await findBookings(database.db, { ...query, when: 'past' });
    expect(bookings).toMatchObject([{ state: 'cancelled', is_cancellable: false }]);
  });

  it('are hidden from other members and visitors', async () => {
    await book('2099-05-21 10:00:00');
    const theirs = await requestAs(app, other.authorization)('GET', '/api/one_stop/bookings');
    expect(theirs.body).toMatchObject({ total: 0, bookings: [] });
    const visitors = await requestAs(app)('GET', '/api/one_stop/bookings');
    expect(visitors).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('can be taken into a calendar', async () => {
    const id = await book('2099-05-21 10:00:00');
    const path = `/api/one_stop/booking_calendar?booking_id=${id}`;
    const reply = await app.request(path, { headers: { authorization: member.authorization } });
    expect([
      reply.status,
      reply.headers.get('content-type'),
      reply.headers.get('content-disposition'),
    ]).toEqual([200, 'text/calendar; charset=utf-8', `attachment; filename="visit-${id}.ics"`]);
    const file = await reply.text();
    expect(file).toContain(`UID:booking-${id}@localhost\r\n`);
    expect(file).toContain('DTSTAMP:20260501T000000Z\r\n');
    await database.db.updateTable('booking').set({ cancelled_at }).execute();
    const later = await app.request(path, { headers: { authorization: member.authorization } });
    expect(await later.text()).toContain('DTSTAMP:20260510T000000Z\r\n');
  });

  it('are no file for others: 401 for a visitor, 404 for another member and for what is no booking', async () => {
    const id = await book('2099-05-21 10:00:00');
    const path = '/api/one_stop/booking_calendar';
    expect(await requestAs(app)('GET', `${path}?booking_id=${id}`)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    const notFound = { status: 404, body: { code: 'booking_not_found' } };
    expect(await requestAs(app, other.authorization)('GET', `${path}?booking_id=${id}`)).toMatchObject(
      notFound,
    );
    const ask = requestAs(app, member.authorization);
    for (const query of [
      '',
      '?booking_id=0',
      '?booking_id=x',
      '?booking_id=9999999999',
      `?booking_id=${id + 1}`,
    ])
      expect(await ask('GET', `${path}${query}`)).toMatchObject(notFound);
  });
});
