import { getEvent, listEvents } from '@enerabi/shared/contract/catalogue/posts/event.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleEvent } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { type EventsQuery, findEvent, findEvents } from './event.queries.ts';
import { findCalendarRow } from './event-calendar.queries.ts';
import { eventCalendar } from './event-calendar.ts';

const moment = { now: new Date('2026-06-06T01:30:00Z'), clock: '2026-06-06 10:30:00', today: '2026-06-06' };
const tokyo = { facility_id: null, prefecture_code: '130001' };

describeOnDatabases('events (R6.3)', (database) => {
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', {
        path_name: 'a',
        name: 'あおば保育園',
        corporation: { name: 'あおば会', path_name: 'aoba' },
      }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const [a, hidden] = await Promise.all(['a', 'hidden'].map((one) => ownerOf(database.db, one)));
    if (!a || !hidden) throw new Error('The facilities are not there');
    await database.db
      .insertInto('event')
      .values([
        sampleEvent(a, 'now', {
          starts_at: '2026-06-06 10:00:00',
          ends_at: '2026-06-06 11:00:00',
          place: '園庭',
        }),
        sampleEvent(a, 'later', {
          starts_at: '2026-06-20 10:00:00',
          ends_at: '2026-06-20 11:00:00',
          capacity: 5,
        }),
        sampleEvent(a, 'over', { starts_at: '2026-06-06 09:00:00', ends_at: '2026-06-06 10:30:00' }),
        sampleEvent(a, 'draft', { is_published: false }),
        sampleEvent(a, 'tomorrow', { posted_on: '2026-06-07' }),
        sampleEvent(hidden, 'of-hidden', {
          starts_at: '2026-06-10 10:00:00',
          ends_at: '2026-06-10 11:00:00',
        }),
        sampleEvent(tokyo, 'online', {
          starts_at: '2026-06-10 19:00:00',
          ends_at: '2026-06-10 20:00:00',
          audience: 'job_seeker',
        }),
        sampleEvent({ ...tokyo, prefecture_code: '010006' }, 'far', {
          starts_at: '2026-06-07 10:00:00',
          ends_at: '2026-06-07 11:00:00',
        }),
      ])
      .execute();
  });

  const list = async (query: Partial<EventsQuery> = {}) => {
    const { total, events } = await findEvents(database.db, { limit: 20, offset: 0, ...moment, ...query });
    return [total, ...events.map(({ path_name }) => path_name)];
  };

  it('has what is published, announced and not over, soonest first, the total on every page', async () => {
    expect(await list()).toEqual([4, 'now', 'far', 'online', 'later']);
    expect(await list({ limit: 2, offset: 2 })).toEqual([4, 'online', 'later']);
    expect(await list({ offset: 40 })).toEqual([4]);
  });

  it('are those of a prefecture, of a facility, of an operator, or for one audience', async () => {
    expect(await list({ area: '130001' })).toEqual([3, 'now', 'online', 'later']);
    expect(await list({ facility_path_name: 'a' })).toEqual([2, 'now', 'later']);
    expect(await list({ corporation_path_name: 'aoba' })).toEqual([2, 'now', 'later']);
    expect(await list({ corporation_path_name: 'nobody' })).toEqual([0]);
    expect(await list({ audience: 'job_seeker' })).toEqual([1, 'online']);
    expect(await list({ area: '010006', audience: 'job_seeker' })).toEqual([0]);
  });

  it('have a page each, also when they are over, with the coming ones of their facility first', async () => {
    const over = await findEvent(database.db, 'over', moment);
    expect(over).toMatchObject({ is_over: true, area_slug: 'tokyo', facility: { path_name: 'a' } });
    expect(over?.coming.map(({ path_name }) => path_name)).toEqual(['now', 'later', 'online']);
    const online = await findEvent(database.db, 'online', moment);
    expect(online).toMatchObject({ is_over: false, facility: null });
    expect(online?.coming.map(({ path_name }) => path_name)).toEqual(['now', 'later']);
  });

  it.each(['draft', 'tomorrow', 'of-hidden', 'unknown'])(
    'have no page if they are not shown: %s',
    async (name) => {
      expect(await findEvent(database.db, name, moment)).toBeUndefined();
      expect(await findCalendarRow(database.db, name, moment.today)).toBeUndefined();
    },
  );

  it('have a calendar file with place, time and the way back', async () => {
    const row = await findCalendarRow(database.db, 'now', moment.today);
    if (!row) throw new Error('The event is not there');
    const file = eventCalendar(row, { name: 'えんえらび', origin: 'https://example.jp' }).replaceAll(
      '\r\n ',
      '',
    );
    expect(file).toContain('UID:event-now@example.jp');
    expect(file).toContain('DTSTART;TZID=Asia/Tokyo:20260606T100000');
    expect(file).toContain('LOCATION:あおば保育園（園庭）');
    expect(file).toContain('https://example.jp/tokyo/e/now');
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('are answered by the contract, and an unknown name with 404', async () => {
    const app = await createApp({ db: database.db });
    const replied = async (path: string) => {
      const reply = await app.request(path);
      return [reply.status, await reply.json()] as const;
    };
    const [status, body] = await replied('/api/front/events?facility_path_name=a');
    expect([status, listEvents.reply.safeParse(body).success]).toEqual([200, true]);
    const [found, event] = await replied('/api/front/event?path_name=over');
    expect([found, getEvent.reply.safeParse(event).success]).toEqual([200, true]);
    expect(await replied('/api/front/events?facility_path_name=nobody')).toMatchObject([
      404,
      { code: 'facility_not_found' },
    ]);
    expect(await replied('/api/front/events?corporation_path_name=nobody')).toMatchObject([
      404,
      { code: 'corporation_not_found' },
    ]);
    expect(await replied('/api/front/events?area=999999')).toMatchObject([404, { code: 'area_not_found' }]);
    expect(await replied('/api/front/event?path_name=draft')).toMatchObject([
      404,
      { code: 'event_not_found' },
    ]);
    expect(await replied('/api/front/event_calendar?path_name=%00')).toMatchObject([
      404,
      { code: 'event_not_found' },
    ]);
    const calendar = await app.request('/api/front/event_calendar?path_name=over');
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
  });
});
