import { momentOf } from '@enerabi/shared/clock';
import { getTop } from '@enerabi/shared/contract/site/top.schemas';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import {
  type Owner,
  sampleEvent,
  sampleNotification,
  sampleSlot,
  sampleSupportMessage,
} from '../../testing/sample-rows.ts';
import { countTop, findTop } from './top.queries.ts';
import { topOf } from './top.rules.ts';

/** 12:00 on a Wednesday in Japan. */
const noon = new Date('2026-05-20T03:00:00Z');
const kanagawa = { prefecture_code: '140007', municipality_name: '横浜市鶴見区' };
const kanagawaOnly = { prefecture_code: kanagawa.prefecture_code };
const records = [
  sampleRecord('A', {
    path_name: 'a',
    tour_acceptance: 'slots',
    stations: [{ name: '東京', line: null, walk_minutes: 4 }],
  }),
  sampleRecord('B', { path_name: 'b', tour_acceptance: 'slots' }),
  sampleRecord('C', { path_name: 'c', tour_acceptance: 'slots', ...kanagawa }),
  sampleRecord('PHONE', { path_name: 'by-phone', tour_acceptance: 'phone' }),
  sampleRecord('HIDDEN', { path_name: 'hidden', tour_acceptance: 'slots', is_published: false }),
];

describeOnDatabases('the top page (R6.3)', (database) => {
  let app: Hono;
  let a: Owner;
  let b: Owner;
  let c: Owner;
  let byPhone: Owner;
  let hidden: Owner;

  const top = async (area?: string, now = noon) => {
    const query = { area, ...momentOf(now) };
    const reply = topOf(await countTop(database.db, query), await findTop(database.db, query));
    expect(getTop.reply.parse(reply)).toEqual(reply);
    return reply;
  };
  const ask = async (path: string) => {
    const reply = await app.request(path);
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  const add = async (...slots: ReturnType<typeof sampleSlot>[]) => {
    await database.db.insertInto('visit_slot').values(slots).execute();
  };
  const visits = async (area?: string, now = noon) =>
    (await top(area, now)).visits.map(({ facility, next_slot }) => [facility.path_name, next_slot.starts_at]);

  it('is empty, not broken, where there is nothing yet', async () => {
    app = await createApp({ db: database.db });
    expect(await ask('/api/front/top')).toEqual({
      status: 200,
      body: {
        totals: { facilities: 0, visit_bookable_facilities: 0 },
        visits: [],
        notifications: [],
        events: [],
        support_messages: [],
      },
    });
  });

  describe('with facilities', () => {
    beforeAll(async () => {
      await saveFacilities(database.db, records);
      const rows = await database.db
        .selectFrom('facility')
        .select(['id', 'prefecture_code', 'path_name'])
        .execute();
      const owner = (path_name: string): Owner => {
        const row = rows.find((one) => one.path_name === path_name);
        return { facility_id: row?.id ?? 0, prefecture_code: row?.prefecture_code ?? '' };
      };
      [a, b, c, byPhone, hidden] = ['a', 'b', 'c', 'by-phone', 'hidden'].map(owner) as [
        Owner,
        Owner,
        Owner,
        Owner,
        Owner,
      ];
    });
    beforeEach(async () => {
      for (const table of ['visit_slot', 'notification', 'event', 'support_message'] as const)
        await database.db.deleteFrom(table).execute();
    });

    it('shows the soonest slot of each facility, and on how many days there are more', async () => {
      await add(
        sampleSlot(a, '2026-05-27 10:00:00'),
        sampleSlot(a, '2026-05-22 10:30:00', {
          ends_at: '2026-05-22 11:00:00',
          child_class_ids: [3, 4, 5],
          families_left: 1,
        }),
        sampleSlot(a, '2026-05-22 13:30:00'),
        sampleSlot(b, '2026-05-21 09:30:00'),
      );
      const { visits: shown, totals } = await top();
      expect(totals).toEqual({ facilities: 4, visit_bookable_facilities: 2 });
      expect(shown.map(({ facility, dates_ahead }) => [facility.path_name, dates_ahead])).toEqual([
        ['b', 1],
        ['a', 2],
      ]);
      expect(shown[1]).toMatchObject({
        facility: {
          name: 'テスト保育園A',
          stations: [{ name: '東京', line: null, walk_minutes: 4 }],
          is_demo: false,
        },
        next_slot: {
          starts_at: '2026-05-22 10:30:00',
          ends_at: '2026-05-22 11:00:00',
          child_class_ids: [3, 4, 5],
          families_left: 1,
        },
      });
    });

    it('gives one facility one place, however many of the soonest slots it has', async () => {
      const times = Array.from(
        { length: 12 },
        (_, at) => `2026-05-21 ${String(9 + at).padStart(2, '0')}:00:00`,
      );
      await add(...times.map((time) => sampleSlot(a, time)), sampleSlot(c, '2026-06-30 10:00:00'));
      expect(await visits()).toEqual([
        ['a', '2026-05-21 09:00:00'],
        ['c', '2026-06-30 10:00:00'],
      ]);
    });

    it.each([
      ['is over', {}, '2026-05-20 11:59:00'],
      ['begins now', {}, '2026-05-20 12:00:00'],
      ['is full', { families_left: 0 }],
      ['has its last moment of booking now', { book_by: noon }],
      ['cannot be booked yet', { opens_at: new Date('2026-05-20T03:00:01Z') }],
    ])('passes over a slot that %s', async (_, known, time = '2026-05-20 13:00:00') => {
      await add(sampleSlot(a, time, known), sampleSlot(a, '2026-05-25 10:00:00'));
      expect(await visits()).toEqual([['a', '2026-05-25 10:00:00']]);
      expect((await top()).visits[0]?.dates_ahead).toBe(1);
      await database.db.deleteFrom('visit_slot').where('starts_at', '=', '2026-05-25 10:00:00').execute();
      expect((await top()).totals.visit_bookable_facilities).toBe(0);
    });

    it('shows a slot from the second in which booking opens', async () => {
      await add(sampleSlot(a, '2026-05-25 10:00:00', { opens_at: noon }));
      expect(await visits()).toHaveLength(1);
      expect(await visits(undefined, new Date(noon.getTime() - 1))).toHaveLength(0);
    });

    it('shows nothing of facilities that are not published, nor slots of those that take visits by phone', async () => {
      await add(sampleSlot(hidden, '2026-05-21 10:00:00'), sampleSlot(byPhone, '2026-05-21 10:00:00'));
      await database.db.insertInto('notification').values(sampleNotification(hidden, 'n')).execute();
      await database.db.insertInto('event').values(sampleEvent(hidden, 'e')).execute();
      await database.db.insertInto('support_message').values(sampleSupportMessage(hidden)).execute();
      expect(await top()).toEqual({
        totals: { facilities: 4, visit_bookable_facilities: 0 },
        visits: [],
        notifications: [],
        events: [],
        support_messages: [],
      });
    });

    it('agrees with the rule, slot by slot, at any moment', async () => {
      const owners = [a, b, c];
      const hour = (at: number) =>
        `2026-05-${String(20 + Math.floor(at / 24)).padStart(2, '0')} ${String(at % 24).padStart(2, '0')}:30:00`;
      const slots = Array.from({ length: 90 }, (_, at) => {
        const owner = owners[(at * 7) % 3] as Owner;
        const begins = Date.parse(`${hour(at).replace(' ', 'T')}+09:00`);
        return sampleSlot(owner, hour(at), {
          ends_at: hour(at).replace(':30:', ':59:'),
          families_left: (at * 5) % 4 === 0 ? 0 : 1,
          book_by: new Date(begins - ((at * 11) % 30) * 3_600_000),
          opens_at: at % 3 === 0 ? new Date(begins - ((at * 17) % 60) * 3_600_000) : null,
        });
      });
      await add(...slots);
      for (let hours = 0; hours < 90; hours += 5) {
        const now = new Date(noon.getTime() + hours * 3_600_000);
        const open = slots.filter(
          ({ families_left, book_by, opens_at, starts_at }) =>
            families_left > 0 &&
            (book_by as Date) > now &&
            Date.parse(`${starts_at.replace(' ', 'T')}+09:00`) > now.getTime() &&
            (!opens_at || (opens_at as Date) <= now),
        );
        const soonest = owners.flatMap(
          (owner) => open.find(({ facility_id }) => facility_id === owner.facility_id) ?? [],
        );
        const { visits: shown, totals } = await top(undefined, now);
        expect(shown.map(({ next_slot }) => next_slot.starts_at)).toEqual(
          soonest.map(({ starts_at }) => starts_at).sort(),
        );
        expect(totals.visit_bookable_facilities).toBe(soonest.length);
        for (const { facility, dates_ahead } of shown) {
          const own = { a, b, c }[facility.path_name as 'a'];
          const days = open
            .filter(({ facility_id }) => facility_id === own.facility_id)
            .map(({ starts_at }) => starts_at.slice(0, 10));
          expect(dates_ahead).toBe(new Set(days).size);
        }
      }
    });

    it('has the newest five notices, those posted by today', async () => {
      const days = [
        '2026-05-01',
        '2026-05-20',
        '2026-05-21',
        '2026-05-19',
        '2026-05-20',
        '2026-04-30',
        '2026-05-02',
      ];
      await database.db
        .insertInto('notification')
        .values([
          ...days.map((posted_on, at) => sampleNotification(at % 2 ? a : c, `n${at}`, { posted_on })),
          sampleNotification(a, 'draft', { is_published: false }),
        ])
        .execute();
      const { notifications } = await top();
      expect(notifications.map(({ path_name }) => path_name)).toEqual(['n4', 'n1', 'n3', 'n6', 'n0']);
      expect(notifications[0]).toEqual({
        path_name: 'n4',
        title: 'お知らせ n4',
        posted_on: '2026-05-20',
        facility: { path_name: 'c', name: 'テスト保育園C', is_demo: false, ...kanagawa },
      });
    });

    it('has the next four events that are not over, with or without a facility', async () => {
      await database.db
        .insertInto('event')
        .values([
          sampleEvent(a, 'over', { starts_at: '2026-05-20 09:00:00', ends_at: '2026-05-20 12:00:00' }),
          sampleEvent(a, 'running', { starts_at: '2026-04-19 12:00:01', ends_at: '2026-05-20 12:00:01' }),
          sampleEvent({ ...kanagawaOnly, facility_id: null }, 'together', {
            starts_at: '2026-05-24 10:00:00',
          }),
          sampleEvent(c, 'later'),
          sampleEvent(b, 'latest', { starts_at: '2026-06-06 11:00:00' }),
          sampleEvent(b, 'fifth', { starts_at: '2026-06-06 11:00:00' }),
          sampleEvent(b, 'draft', { is_published: false }),
          sampleEvent(b, 'tomorrow', { posted_on: '2026-05-21' }),
        ])
        .execute();
      const { events } = await top();
      expect(events.map(({ path_name }) => path_name)).toEqual(['running', 'together', 'later', 'latest']);
      expect(events[1]).toEqual({
        path_name: 'together',
        title: 'イベント together',
        starts_at: '2026-05-24 10:00:00',
        ends_at: '2026-06-06 12:00:00',
        place: null,
        capacity: null,
        audience: 'applicant',
        area_slug: 'kanagawa',
        facility: null,
      });
      expect(events[0]).toMatchObject({ area_slug: 'tokyo', facility: { path_name: 'a' } });
    });

    it('has the newest three support messages that were read and say something', async () => {
      await database.db
        .insertInto('support_message')
        .values([
          sampleSupportMessage(a, { support_message_description: '一つ目', posted_on: '2026-04-01' }),
          sampleSupportMessage(b, { support_message_description: '二つ目', parent_age_text: null }),
          sampleSupportMessage(c, { support_message_description: '三つ目' }),
          sampleSupportMessage(c, { support_message_description: '四つ目', posted_on: '2026-05-02' }),
          sampleSupportMessage(c, { support_message_description: '' }),
          sampleSupportMessage(a, { is_published: false }),
          sampleSupportMessage(a, { posted_on: '2026-05-21' }),
        ])
        .execute();
      const { support_messages: messages } = await top();
      expect(messages.map((message) => message.support_message_description)).toEqual([
        '三つ目',
        '二つ目',
        '四つ目',
      ]);
      expect(messages[1]).toMatchObject({
        child_class_id: 1,
        parent_age_text: null,
        support_message_recommend_kind_id: 2,
        posted_on: '2026-05-20',
        facility: { path_name: 'b' },
      });
    });

    it('is of one prefecture where that is asked for (R1.7)', async () => {
      await add(sampleSlot(a, '2026-05-21 10:00:00'), sampleSlot(c, '2026-05-22 10:00:00'));
      await database.db
        .insertInto('notification')
        .values([sampleNotification(a, 'n'), sampleNotification(c, 'n')])
        .execute();
      await database.db
        .insertInto('event')
        .values([sampleEvent(a, 'ea'), sampleEvent({ ...kanagawaOnly, facility_id: null }, 'ec')])
        .execute();
      await database.db
        .insertInto('support_message')
        .values([sampleSupportMessage(a), sampleSupportMessage(c)])
        .execute();
      const reply = await top('140007');
      expect(reply.totals).toEqual({ facilities: 1, visit_bookable_facilities: 1 });
      const { visits: shown, notifications, support_messages: messages } = reply;
      for (const list of [shown, notifications, messages])
        expect(list.map(({ facility }) => facility.path_name)).toEqual(['c']);
      expect(reply.events.map(({ path_name }) => path_name)).toEqual(['ec']);
      expect(await top('470007')).toMatchObject({ totals: { facilities: 0 }, visits: [], events: [] });
    });

    it('follows a facility that moves to another prefecture', async () => {
      await add(sampleSlot(b, '2026-05-21 10:00:00'));
      await database.db
        .updateTable('facility')
        .set({ prefecture_code: '470007' })
        .where('id', '=', b.facility_id)
        .execute();
      expect(await visits('470007')).toEqual([['b', '2026-05-21 10:00:00']]);
      expect(await visits('130001')).toEqual([]);
      await database.db
        .updateTable('facility')
        .set({ prefecture_code: '130001' })
        .where('id', '=', b.facility_id)
        .execute();
    });

    it('takes no area but the 47, and no other field: 404, 422', async () => {
      expect(await ask('/api/front/top?area=990000')).toMatchObject({
        status: 404,
        body: { code: 'area_not_found' },
      });
      expect(await ask('/api/front/top?area=tokyo')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'area' }] },
      });
      expect(await ask('/api/front/top?prefecture=130001')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'prefecture', code: 'unknown_field' }] },
      });
    });

    it('is shown by the clock of this moment', async () => {
      const tomorrow = new Date(Date.now() + 86_400_000);
      const { clock } = momentOf(tomorrow);
      await add(sampleSlot(a, clock, { ends_at: momentOf(new Date(tomorrow.getTime() + 60_000)).clock }));
      const fresh = await createApp({ db: database.db });
      const body = await (await fresh.request('/api/front/top?area=130001')).json();
      expect(body).toMatchObject({
        totals: { visit_bookable_facilities: 1 },
        visits: [{ facility: { path_name: 'a' }, next_slot: { starts_at: clock } }],
      });
    });

    it('cannot have more places left than there are, nor fewer than none, nor a slot twice', async () => {
      for (const families_left of [-1, 4])
        await expect(add(sampleSlot(a, '2026-05-21 10:00:00', { families_left }))).rejects.toThrow(
          'visit_slot',
        );
      await add(sampleSlot(a, '2026-05-21 10:00:00'));
      await expect(add(sampleSlot(a, '2026-05-21 10:00:00'))).rejects.toThrow(
        'visit_slot_facility_id_starts_at_key',
      );
    });
  });
});
