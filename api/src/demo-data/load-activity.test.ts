import { momentOf } from '@enerabi/shared/clock';
import { prefectures, staticInterviews } from '@enerabi/shared/constants';
import { getTop } from '@enerabi/shared/contract/site/top.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { countTop, findTop } from '../site/top/top.queries.ts';
import { topOf } from '../site/top/top.rules.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { isActivityDue } from './due.ts';
import { loadActivity } from './load-activity.ts';
import { loadDemo } from './load-demo.ts';
import { renewActivity } from './renewal.ts';

const today = '2026-05-20';
const tables = [
  'visit_slot',
  'notification',
  'event',
  'support_message',
  'interview',
  'job_posting',
] as const;
const nothing = {
  visit_slots: 0,
  notifications: 0,
  events: 0,
  support_messages: 0,
  interviews: 0,
  job_postings: 0,
  visit_guidance: 0,
  admission_rounds: 0,
};

describeOnDatabases('what happens at invented facilities', (database) => {
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('real', { path_name: 'real', tour_acceptance: 'slots' }),
      sampleRecord('other', { path_name: 'not-ours', tour_acceptance: 'slots', is_demo: true }),
    ]);
  });

  const rows = async (table: (typeof tables)[number]) => {
    const { rows: found } = await sql<Record<string, unknown>>`
      select facility.path_name as of_facility, entry.*
      from ${sql.table(table)} entry left join facility on facility.id = entry.facility_id order by entry.id
    `.execute(database.db);
    // Ids, times and transactions differ from load to load.
    return found.map(({ id: _, facility_id: __, created_at: ___, changed_in: ____, ...row }) => row);
  };
  const top = async (now: string, area?: string) => {
    const query = { area, ...momentOf(new Date(now)) };
    return topOf(await countTop(database.db, query), await findTop(database.db, query));
  };

  it('is not due, and adds nothing, where none of our invented facilities are', async () => {
    expect(await isActivityDue(database.db, today)).toBe(false);
    const added = await loadActivity(database.db, { today });
    expect(added).toEqual(nothing);
  });

  it('is due where an earlier version loaded them, and comes with one run', async () => {
    await loadDemo(database.db, { facilities: 900, seed: 1, today });
    expect(await isActivityDue(database.db, today)).toBe(true);
    const added = await loadActivity(database.db, { today, batch: 400 });
    for (const [at, table] of tables.entries())
      expect(await rows(table)).toHaveLength(Object.values(added)[at] as number);
    expect(added.visit_slots).toBeGreaterThan(2_000);
    expect(added.notifications).toBeGreaterThan(250);
    expect(added.events).toBeGreaterThan(90);
    expect(added.support_messages).toBeGreaterThan(250);
    expect(added.interviews).toBeGreaterThan(30);
    expect(added.job_postings).toBeGreaterThan(150);
    const guidance = await database.db.selectFrom('visit_guidance').select('body').execute();
    expect(guidance).toHaveLength(added.visit_guidance);
    expect(added.visit_guidance).toBeGreaterThan(100);
    expect(added.admission_rounds).toBeGreaterThan(1_000);
    expect(await isActivityDue(database.db, today)).toBe(false);
  });

  it('changes nothing the second time', async () => {
    const before = await Promise.all(tables.map(rows));
    const added = await loadActivity(database.db, { today, batch: 150 });
    expect(added).toEqual(nothing);
    expect(await Promise.all(tables.map(rows))).toEqual(before);
  });

  it('is due, too, where a version before interviews and posts loaded the rest', async () => {
    const kept = { interview: await rows('interview'), job_posting: await rows('job_posting') };
    for (const table of ['interview', 'job_posting'] as const) await database.db.deleteFrom(table).execute();
    const added = await renewActivity(database.db, new Date(`${today}T03:00:00Z`));
    expect(added).toEqual({
      ...nothing,
      interviews: kept.interview.length,
      job_postings: kept.job_posting.length,
    });
    expect({ interview: await rows('interview'), job_posting: await rows('job_posting') }).toEqual(kept);
  });

  it('has each of the ten interviews with fixed addresses (R1.5)', async () => {
    const paths = (await rows('interview')).map(
      ({ of_facility, path_name }) => `${of_facility} ${path_name}`,
    );
    expect(paths).toEqual(
      expect.arrayContaining(
        staticInterviews.map((one) => `${one.facility_path_name} ${one.interview_path_name}`),
      ),
    );
    expect(new Set(staticInterviews.map(({ facility_path_name }) => facility_path_name)).size).toBe(10);
  });

  it('is never of a facility that is real, or that somebody else invented', async () => {
    for (const table of tables) {
      const owners = (await rows(table)).map(({ of_facility }) => of_facility);
      expect(owners.filter((owner) => owner === 'real' || owner === 'not-ours')).toEqual([]);
    }
  });

  it('fills the top page, of the country and of each prefecture, with no text twice in a list', async () => {
    for (const area of [undefined, ...prefectures.map(({ code }) => code)]) {
      const reply = await top(`${today}T03:00:00Z`, area);
      expect(getTop.reply.parse(reply)).toEqual(reply);
      expect(reply.visits.length).toBeGreaterThan(0);
      expect(reply.events.length).toBeGreaterThan(0);
      for (const texts of [
        reply.notifications.map(({ title }) => title),
        reply.events.map(({ title }) => title),
        reply.support_messages.map((message) => message.support_message_description),
      ])
        expect(new Set(texts).size).toBe(texts.length);
    }
    const { visits, notifications, events, support_messages } = await top(`${today}T03:00:00Z`);
    expect([visits, notifications, events, support_messages].map(({ length }) => length)).toEqual([
      6, 5, 4, 3,
    ]);
    expect(new Set(visits.map(({ facility }) => facility.prefecture_code)).size).toBeGreaterThan(1);
  });

  it('goes on from where it stopped: visits run out, a later start adds more and keeps what is there', async () => {
    expect((await top('2026-07-22T03:00:00Z')).visits).toEqual([]);
    expect(await isActivityDue(database.db, '2026-06-01')).toBe(false);
    expect(await isActivityDue(database.db, '2026-06-10')).toBe(true);
    const booked = await sql<{ id: number }>`
      update visit_slot set families_left = 0 where id = (select min(id) from visit_slot where families_left > 0)
      returning id
    `.execute(database.db);
    const before = await rows('visit_slot');
    expect(await renewActivity(database.db, new Date('2026-06-01T03:00:00Z'))).toBeUndefined();
    // Ten at night in UTC is the tenth in Japan.
    const added = await renewActivity(database.db, new Date('2026-06-09T22:00:00Z'));
    expect(added?.visit_slots).toBeGreaterThan(500);
    expect(added?.notifications).toBeGreaterThan(20);
    expect((await rows('visit_slot')).slice(0, before.length)).toEqual(before);
    const kept = await sql<{ families_left: number }>`
      select families_left from visit_slot where id = ${booked.rows[0]?.id}
    `.execute(database.db);
    expect(kept.rows).toEqual([{ families_left: 0 }]);
    expect((await top('2026-07-22T03:00:00Z')).visits).toHaveLength(6);
    expect(await isActivityDue(database.db, '2026-06-10')).toBe(false);
  });
});
