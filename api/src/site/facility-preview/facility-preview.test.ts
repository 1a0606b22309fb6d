import { momentOf } from '@enerabi/shared/clock';
import { getFacilityPreview } from '@enerabi/shared/contract/site/facility-preview.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import {
  type Owner,
  sampleEvent,
  sampleInterview,
  sampleJobPosting,
  sampleNotification,
  sampleSlot,
  sampleSupportMessage,
} from '../../testing/sample-rows.ts';
import { findPreview } from './facility-preview.queries.ts';

/** 12:00 on a Wednesday in Japan. */
const noon = momentOf(new Date('2026-05-20T03:00:00Z'));
const tables = [
  'visit_slot',
  'notification',
  'event',
  'support_message',
  'interview',
  'job_posting',
] as const;

describeOnDatabases('what the page of a facility previews (R6.3)', (database) => {
  let a: Owner;
  let b: Owner;
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a', tour_acceptance: 'slots' }),
      sampleRecord('B', { path_name: 'b', tour_acceptance: 'phone' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    a = await ownerOf(database.db, 'a');
    b = await ownerOf(database.db, 'b');
  });
  beforeEach(async () => {
    for (const table of tables) await database.db.deleteFrom(table).execute();
  });

  const preview = async (owner = a) => {
    const found = await findPreview(database.db, owner.facility_id, noon);
    if (!found) throw new Error('There is no preview');
    return found;
  };
  const addSlots = (...slots: ReturnType<typeof sampleSlot>[]) =>
    database.db.insertInto('visit_slot').values(slots).execute();
  const starts = async (owner = a) => (await preview(owner)).visit_slots.map(({ starts_at }) => starts_at);

  it('is empty, not broken, where there is nothing', async () => {
    const app = await createApp({ db: database.db });
    const reply = await app.request(`/api/front/facility_preview?facility_id=${a.facility_id}`);
    const body = await reply.json();
    expect(getFacilityPreview.reply.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      visit_slots: [],
      visit_dates_ahead: 0,
      notifications: { total: 0, newest: [] },
      support_messages: { total: 0, newest: [] },
      interviews: [],
      job_postings: [],
      events: [],
    });
  });

  it('has the soonest slots, full ones among them, and how long each can be booked', async () => {
    await addSlots(
      sampleSlot(a, '2026-05-22 10:00:00', {
        families_left: 0,
        book_by: new Date('2026-05-21T08:00:00Z'),
        cancel_by: new Date('2026-05-21T08:00:00Z'),
      }),
      sampleSlot(a, '2026-05-22 13:30:00', { child_class_ids: [] }),
      sampleSlot(a, '2026-05-25 10:00:00'),
      sampleSlot(a, '2026-05-29 10:00:00', { families_left: 0 }),
      sampleSlot(a, '2026-05-20 11:00:00'),
    );
    expect(await starts()).toEqual(['2026-05-22 10:00:00', '2026-05-22 13:30:00', '2026-05-25 10:00:00']);
    const { visit_slots, visit_dates_ahead } = await preview();
    expect(visit_dates_ahead).toBe(2);
    expect(visit_slots[0]).toEqual({
      starts_at: '2026-05-22 10:00:00',
      ends_at: '2026-05-22 23:00:00',
      child_class_ids: [0, 1, 2],
      families_left: 0,
      capacity: 3,
      book_by: '2026-05-21 17:00:00',
    });
  });

  it('has slots that can be booked, however many full ones come before', async () => {
    const day = (at: number) =>
      `2026-05-${21 + Math.floor(at / 8)} ${String(9 + (at % 8)).padStart(2, '0')}:00:00`;
    const full = Array.from({ length: 20 }, (_, at) => sampleSlot(a, day(at), { families_left: 0 }));
    await addSlots(...full, sampleSlot(a, '2026-05-30 10:00:00'));
    const shown = await starts();
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)).toBe('2026-05-30 10:00:00');
    expect(shown).toEqual([...shown].sort());
  });

  it('has no slots of a facility that takes visits otherwise', async () => {
    await addSlots(sampleSlot(b, '2026-05-22 10:00:00'));
    expect(await starts(b)).toEqual([]);
    expect((await preview(b)).visit_dates_ahead).toBe(0);
  });

  it('has only its own newest notices, messages, interviews, posts and events', async () => {
    const { db } = database;
    const days = ['2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14', '2026-05-21'];
    await db
      .insertInto('notification')
      .values([
        ...days.map((posted_on) => sampleNotification(a, posted_on, { posted_on })),
        sampleNotification(b, 'x'),
      ])
      .execute();
    await db
      .insertInto('support_message')
      .values([...days.map((posted_on) => sampleSupportMessage(a, { posted_on })), sampleSupportMessage(b)])
      .execute();
    await db
      .insertInto('interview')
      .values([sampleInterview(a, 'nurse'), sampleInterview(b, 'cook')])
      .execute();
    await db
      .insertInto('job_posting')
      .values([
        sampleJobPosting(a, 'one', { fixed_overtime_pay: 20_000, fixed_overtime_hours: 10 }),
        sampleJobPosting(a, 'over', { valid_through: '2026-05-19' }),
        sampleJobPosting(b, 'other'),
      ])
      .execute();
    await db
      .insertInto('event')
      .values([
        sampleEvent(a, 'now', { starts_at: '2026-05-20 09:00:00', ends_at: '2026-05-20 12:30:00' }),
        sampleEvent(a, 'over', { starts_at: '2026-05-20 09:00:00', ends_at: '2026-05-20 12:00:00' }),
        sampleEvent(b, 'other'),
      ])
      .execute();
    const found = await preview();
    expect(found.notifications.total).toBe(4);
    expect(found.notifications.newest.map(({ posted_on }) => posted_on)).toEqual([
      '2026-05-14',
      '2026-05-13',
      '2026-05-12',
    ]);
    expect(found.counted).toEqual([{ child_class_id: 1, support_message_recommend_kind_id: 2, messages: 4 }]);
    expect(found.newest_messages.map(({ posted_on }) => posted_on)).toEqual([
      '2026-05-14',
      '2026-05-13',
      '2026-05-12',
    ]);
    expect(found.interviews.map(({ path_name }) => path_name)).toEqual(['nurse']);
    expect(found.job_postings).toMatchObject([
      { path_name: 'one', fixed_overtime_pay: 20_000, fixed_overtime_hours: 10 },
    ]);
    expect(found.events.map(({ path_name }) => path_name)).toEqual(['now']);
  });

  it('is 404 for what is hidden', async () => {
    const app = await createApp({ db: database.db });
    const { facility_id } = await ownerOf(database.db, 'hidden');
    const reply = await app.request(`/api/front/facility_preview?facility_id=${facility_id}`);
    expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'facility_not_found' }]);
  });
});
