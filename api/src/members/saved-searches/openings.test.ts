import type { ChildClassId } from '@enerabi/shared/constants';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { deriveSecrets } from '../../identity/secret/secrets.ts';
import { FacilitySearch } from '../../search/facilities/facility-search.ts';
import { JobSearch } from '../../search/jobs/job-search.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type Owner, sampleSlot } from '../../testing/sample-rows.ts';
import { type NewsContext, sendNews } from './send-news.ts';

const secret = 's'.repeat(32);
const dayMs = 86_400_000;
/** A mail time after the search was saved. */
const daysOn = (days: number) => new Date(Date.now() + days * dayMs);

describeOnDatabases('news of a facility’s openings (issue 22)', (database) => {
  let app: Hono;
  let context: NewsContext;
  let member: TestMember;
  let owner: Owner;
  let source: number;
  beforeAll(async () => {
    const { db } = database;
    app = await createApp({ db, secret });
    const site = { name: 'えんえらび', origin: 'https://enerabi.example' };
    const key = deriveSecrets(secret).savedSearches;
    context = { db, search: new FacilitySearch(db), jobs: new JobSearch(db), site, key };
    await saveFacilities(db, [sampleRecord('A', { path_name: 'hanaoka', name: '花岡保育園' })]);
    owner = await ownerOf(db, 'hanaoka');
    ({ id: source } = await db.selectFrom('source').select('id').limit(1).executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    for (const table of ['account', 'mail', 'vacancy', 'visit_slot'] as const)
      await database.db.deleteFrom(table).execute();
    member = await insertMember(database.db);
  });

  const figures = (as_of: string, accepted: Partial<Record<ChildClassId, number>>) =>
    database.db
      .insertInto('vacancy')
      .values(
        Object.entries(accepted).map(([id, places]) => ({
          facility_id: owner.facility_id,
          as_of,
          child_class_id: Number(id) as ChildClassId,
          accepted: places,
          mark: null,
          waiting: null,
          enrolled: null,
          source_id: source,
        })),
      )
      .execute();
  const save = async (changes: object = {}) => {
    const wanted = { collection: 'openings', conditions: 'facility=hanaoka', search: 'facility=hanaoka' };
    const body = { ...wanted, name: '花岡保育園', frequency: 'daily', ...changes };
    return requestAs(app, member.authorization)('POST', '/api/front/saved_searches', body);
  };
  const mails = async () =>
    (await database.db.selectFrom('mail').select(['subject', 'text_body']).orderBy('id').execute()).map(
      ({ subject, text_body }) => `${subject}\n${text_body}`,
    );
  const publish = (created_at: Date, starts_at: string) =>
    database.db
      .insertInto('visit_slot')
      .values({ ...sampleSlot(owner, starts_at), created_at })
      .execute();

  it('are a class that gets a place after the search was saved, mailed once', async () => {
    await figures('2026-10-01', { 0: 2, 1: 0 });
    expect((await save()).status).toBe(200);
    expect(await sendNews(context, daysOn(1))).toBe(0);

    await figures('2026-11-01', { 0: 2, 1: 1 });
    expect(await sendNews(context, daysOn(2))).toBe(1);
    expect(await sendNews(context, daysOn(3))).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatch(/^【えんえらび】空き・見学のお知らせ（花岡保育園）/);
    expect(mail).toContain('1歳児クラス：空きが出ました（2026年11月1日時点）');
    expect(mail).not.toContain('0歳児クラス');
    expect(mail).toContain('https://enerabi.example/f/hanaoka');

    // It fills up, and opens again.
    await figures('2026-11-10', { 0: 2, 1: 0 });
    expect(await sendNews(context, daysOn(4))).toBe(0);
    await figures('2026-11-20', { 0: 2, 1: 3 });
    expect(await sendNews(context, daysOn(5))).toBe(1);
  });

  it('are those of the wanted class alone', async () => {
    await save({ conditions: 'facility=hanaoka&child_class_id=2' });
    await figures('2026-11-01', { 0: 2, 1: 1, 2: 0 });
    expect(await sendNews(context, daysOn(1))).toBe(0);
    await figures('2026-11-02', { 0: 2, 2: 1 });
    expect(await sendNews(context, daysOn(2))).toBe(1);
    expect((await mails())[0]).toContain('2歳児クラス：空きが出ました');
  });

  it('are visits that were published since, with the soonest one', async () => {
    await publish(daysOn(-1), '2099-01-10 10:00:00');
    await save();
    expect(await sendNews(context, daysOn(1))).toBe(0);
    await publish(daysOn(1.5), '2099-02-10 10:00:00');
    await publish(daysOn(1.5), '2099-02-03 10:00:00');
    expect(await sendNews(context, daysOn(3))).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatch(/見学の受付：2099年2月3日.*10:00.*ほか、2件の日時/);
    expect(await sendNews(context, daysOn(4))).toBe(0);
  });

  it('are no visits for other classes alone', async () => {
    await save({ conditions: 'facility=hanaoka&child_class_id=4' });
    await publish(daysOn(0.1), '2099-02-03 10:00:00');
    expect(await sendNews(context, daysOn(1))).toBe(0);
    await save({ conditions: 'facility=hanaoka&child_class_id=1' });
    await publish(daysOn(1.1), '2099-02-10 10:00:00');
    expect(await sendNews(context, daysOn(2))).toBe(1);
  });

  it('begin anew when mails are switched on again', async () => {
    const { body } = await save();
    const id = Number(body.saved_search_id);
    const change = (frequency: string) =>
      requestAs(app, member.authorization)('PUT', '/api/front/saved_search', {
        saved_search_id: id,
        frequency,
      });
    await change('none');
    await figures('2026-11-01', { 3: 1 });
    await change('daily');
    expect(await sendNews(context, daysOn(1))).toBe(0);
  });

  it('end where the facility is gone', async () => {
    await save({ conditions: 'facility=nobody', search: 'facility=nobody' });
    expect(await sendNews(context, daysOn(1))).toBe(0);
  });

  it.each(['', 'facility=', 'facility=hanaoka&child_class_id=9', 'facility=hanaoka&area=130001'])(
    'are refused with the conditions %j, by name: 422',
    async (conditions) => {
      const { status, body } = await save({ conditions });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain('conditions');
    },
  );
});
