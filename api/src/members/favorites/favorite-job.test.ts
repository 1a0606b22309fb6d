import { dayInJapan } from '@enerabi/shared/clock';
import { mostFavorites } from '@enerabi/shared/constants';
import { listFavoriteJobs } from '@enerabi/shared/contract/members/favorite.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleJobPosting } from '../../testing/sample-rows.ts';

const dayMs = 86_400_000;
const dayFromNow = (days: number) => dayInJapan(new Date(Date.now() + days * dayMs));

describeOnDatabases('favourite jobs of a member (R6.3)', (database) => {
  let app: Hono;
  let jobs: Record<'open' | 'today' | 'over' | 'later' | 'hidden' | 'elsewhere', number>;
  let spare: number[];
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'a', name: 'ひまわり保育園' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const a = await ownerOf(db, 'a');
    const add = async (pathName: string, known: Parameters<typeof sampleJobPosting>[2], owner = a) => {
      const shown = {
        posted_on: dayFromNow(-30),
        updated_on: dayFromNow(-30),
        valid_through: dayFromNow(30),
      };
      const row = sampleJobPosting(owner, pathName, { ...shown, ...known });
      const query = db.insertInto('job_posting').values(row).returning('id');
      return (await query.executeTakeFirstOrThrow()).id;
    };
    jobs = {
      open: await add('open', { fixed_overtime_pay: 20_000, fixed_overtime_hours: 10.5 }),
      today: await add('today', { valid_through: dayFromNow(0) }),
      over: await add('over', { valid_through: dayFromNow(-1) }),
      later: await add('later', { posted_on: dayFromNow(1), updated_on: dayFromNow(1) }),
      hidden: await add('hidden', { is_published: false }),
      elsewhere: await add('elsewhere', {}, await ownerOf(db, 'hidden')),
    };
    spare = [];
    for (let at = 0; at < mostFavorites; at++) spare.push(await add(`spare-${at}`, {}));
    app = await createApp({ db });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('account').execute();
    member = await insertMember(database.db);
    other = await insertMember(database.db);
  });

  const ask: ReturnType<typeof requestAs> = (...request) => requestAs(app, member.authorization)(...request);
  const change = (job_posting_id: number, is_favorite = true) =>
    ask('PUT', '/api/front/favorite_job', { job_posting_id, is_favorite });
  const list = () => ask('GET', '/api/front/favorite_jobs');
  const keep = (postings: number[]) =>
    database.db
      .insertInto('favorite_job')
      .values(postings.map((job_posting_id) => ({ job_posting_id, account_id: member.accountId })))
      .execute();

  it('are none of a visitor’s business: 401', async () => {
    const visit = requestAs(app);
    const wish = { job_posting_id: jobs.open, is_favorite: true };
    for (const answer of [
      await visit('GET', '/api/front/favorite_jobs'),
      await visit('PUT', '/api/front/favorite_job', wish),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('have all conditions and whose they are, the latest first', async () => {
    await change(jobs.open);
    expect((await change(jobs.today)).body).toEqual({ total: 2 });
    const answer = await list();
    expect(asContracted(listFavoriteJobs, answer)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      total: 2,
      page: 1,
      limit: 20,
      jobs: [
        { job_posting_id: jobs.today, path_name: 'today', is_open: true },
        {
          job_posting_id: jobs.open,
          fixed_overtime_hours: 10.5,
          facility: { path_name: 'a', name: 'ひまわり保育園' },
          is_open: true,
        },
      ],
    });
    expect((await ask('GET', '/api/front/favorite_ids')).body).toEqual({
      facility_ids: [],
      job_posting_ids: [jobs.today, jobs.open],
    });
  });

  it('stay when they are over or hidden, as no longer open, until they are let go', async () => {
    await keep([jobs.over, jobs.hidden, jobs.elsewhere, jobs.later]);
    const { body } = await list();
    expect(body.total).toBe(4);
    expect((body.jobs as { is_open: boolean }[]).map(({ is_open }) => is_open)).toEqual(Array(4).fill(false));
    expect((await change(jobs.over)).body).toEqual({ total: 4 });
    expect((await change(jobs.over, false)).body).toEqual({ total: 3 });
    expect((await change(jobs.over, false)).body).toEqual({ total: 3 });
  });

  it('have the day in Japan on which they were saved', async () => {
    const saved = (job_posting_id: number, created_at: string) => ({
      job_posting_id,
      created_at: new Date(created_at),
      account_id: member.accountId,
    });
    await database.db
      .insertInto('favorite_job')
      .values([saved(jobs.elsewhere, '2026-05-20T14:59:59Z'), saved(jobs.open, '2026-05-20T15:00:00Z')])
      .execute();
    expect((await list()).body.jobs).toMatchObject([
      { job_posting_id: jobs.open, saved_on: '2026-05-21', is_facility_shown: true },
      { job_posting_id: jobs.elsewhere, saved_on: '2026-05-20', is_facility_shown: false },
    ]);
  });

  it('cannot be what is not shown: 404', async () => {
    for (const id of [jobs.over, jobs.later, jobs.hidden, jobs.elsewhere, 2_000_000_000])
      expect(await change(id)).toMatchObject({ status: 404, body: { code: 'job_posting_not_found' } });
  });

  it('are the member’s own', async () => {
    await keep([jobs.open]);
    const asOther = requestAs(app, other.authorization);
    expect((await asOther('GET', '/api/front/favorite_jobs')).body).toMatchObject({ total: 0, jobs: [] });
    await asOther('PUT', '/api/front/favorite_job', { job_posting_id: jobs.open, is_favorite: false });
    expect((await list()).body.total).toBe(1);
  });

  it('are as many as there may be, and no more, however many are asked for at the same time', async () => {
    await keep(spare.slice(1));
    const answers = await Promise.all([spare[0] ?? 0, jobs.open, jobs.today].map((id) => change(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_favorites');
    expect((await list()).body.total).toBe(mostFavorites);
  });
});
