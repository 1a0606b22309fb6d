import type { SavedCollection } from '@enerabi/shared/constants';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Insertable } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import type { SavedSearchTable } from '../../platform/db/account-schema.ts';
import type { JobPostingTable } from '../../platform/db/work-schema.ts';
import { FacilitySearch } from '../../search/facilities/facility-search.ts';
import { JobSearch } from '../../search/jobs/job-search.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type Owner, sampleJobPosting } from '../../testing/sample-rows.ts';
import { endToken } from './end-token.ts';
import { type NewsContext, sendNews } from './send-news.ts';

const key = Buffer.alloc(32, 1);
const site = { name: 'えんえらび', origin: 'https://enerabi.example' };
const inJapan = (clock: string) => new Date(`${clock.replace(' ', 'T')}+09:00`);
/** A Wednesday; the days after it until Monday. */
const saved = inJapan('2026-05-20 12:00:00');
const evening = inJapan('2026-05-20 20:00:00');
const night = inJapan('2026-05-21 07:59:00');
const morning = inJapan('2026-05-21 08:00:00');
const nextMorning = inJapan('2026-05-22 08:00:00');
const monday = inJapan('2026-05-25 08:00:00');

describeOnDatabases('news of saved searches', (database) => {
  let context: NewsContext;
  let owner: Owner;
  let member: TestMember;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [sampleRecord('A', { path_name: 'a', name: 'ひまわり保育園' })]);
    owner = await ownerOf(db, 'a');
    await db.updateTable('facility').set({ created_at: saved }).execute();
    context = { db, search: new FacilitySearch(db), jobs: new JobSearch(db), site, key };
  });
  beforeEach(async () => {
    for (const table of ['account', 'job_posting', 'mail'] as const)
      await database.db.deleteFrom(table).execute();
    await database.db.deleteFrom('facility').where('path_name', '<>', 'a').execute();
    member = await insertMember(database.db);
  });

  const keep = async (
    collection: SavedCollection,
    conditions: object,
    known: Partial<Insertable<SavedSearchTable>> = {},
  ) => {
    const row = database.db.insertInto('saved_search').values({
      account_id: member.accountId,
      collection,
      conditions: JSON.stringify(conditions),
      search: 'keyword=x',
      name: '東京都の求人',
      frequency: 'daily',
      created_at: saved,
      last_looked_at: saved,
      last_sent_at: null,
      ...known,
    });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const post = (path: string, created_at: Date, known: Partial<Insertable<JobPostingTable>> = {}) =>
    database.db
      .insertInto('job_posting')
      .values({ ...sampleJobPosting(owner, path, known), created_at })
      .execute();
  const list = async (path: string, created_at: Date, known: Parameters<typeof sampleRecord>[1] = {}) => {
    await saveFacilities(database.db, [sampleRecord(path, { path_name: path, ...known })]);
    await database.db.updateTable('facility').set({ created_at }).where('path_name', '=', path).execute();
  };
  const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const texts = async () => (await mails()).map(({ text_body }) => text_body);

  it('are mailed once, after 8:00, with what arrived since, the whole search and the ending link', async () => {
    const id = await keep('jobs', { job_types: [1] });
    await post('before', inJapan('2026-05-20 11:00:00'));
    await post('new', evening, { title: 'クラス担任の保育士' });
    await post('other', evening, { job_type: 3 });
    expect(await sendNews(context, night)).toBe(0);
    expect(await sendNews(context, morning)).toBe(1);
    expect(await sendNews(context, morning)).toBe(0);
    const [mail] = await mails();
    const endUrl = `https://enerabi.example/saved_search/end?token=${endToken(key, id)}`;
    expect(mail).toMatchObject({
      recipient: member.mailaddress,
      unsubscribe_url: endUrl,
      give_up_at: inJapan('2026-05-23 08:00:00'),
    });
    expect(mail?.subject).toBe('【えんえらび】新着の求人が1件あります（東京都の求人）');
    for (const said of [
      'クラス担任の保育士',
      'ひまわり保育園',
      '千代田区',
      '月給 210,000円〜260,000円',
      '最終確認：2026年5月10日',
      'https://enerabi.example/f/a/job/new',
      'https://enerabi.example/job?keyword=x',
      endUrl,
    ])
      expect(mail?.text_body).toContain(said);
    expect(mail?.text_body).not.toContain('/job/before');
    expect(mail?.text_body).not.toContain('/job/other');
    const row = await database.db.selectFrom('saved_search').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ last_looked_at: morning, last_sent_at: morning });
  });

  it('are not mailed where there are none, and are not looked for again that day', async () => {
    await keep('jobs', {});
    await post('before', inJapan('2026-05-20 11:00:00'));
    expect(await sendNews(context, morning)).toBe(0);
    expect(await mails()).toEqual([]);
    const row = await database.db.selectFrom('saved_search').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ last_looked_at: morning, last_sent_at: null });
  });

  it('are sent by one of several processes that look at the same time', async () => {
    await keep('jobs', {});
    await post('new', evening);
    const sent = await Promise.all([1, 2, 3].map(() => sendNews(context, morning)));
    expect(sent.sort()).toEqual([0, 0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  it('are mailed on Mondays to those who want them weekly, and never to those who want none', async () => {
    await keep('jobs', {}, { frequency: 'weekly' });
    await keep('jobs', {}, { frequency: 'none', search: '' });
    await post('new', evening);
    expect(await sendNews(context, morning)).toBe(0);
    expect(await sendNews(context, monday)).toBe(1);
    expect(await sendNews(context, monday)).toBe(0);
  });

  it('have a posting on the day from which it is shown, if it was entered before', async () => {
    await keep('jobs', {});
    await post('tomorrow', evening, { posted_on: '2026-05-22', updated_on: '2026-05-22' });
    expect(await sendNews(context, morning)).toBe(0);
    expect(await sendNews(context, nextMorning)).toBe(1);
  });

  it('leave what has only just arrived, and may not be seen whole, to the next mail', async () => {
    await keep('jobs', {});
    await post('late', inJapan('2026-05-21 07:50:00'));
    expect(await sendNews(context, morning)).toBe(0);
    expect(await sendNews(context, nextMorning)).toBe(1);
    expect(await sendNews(context, monday)).toBe(0);
  });

  it('name ten, the latest first, and say how many more there are', async () => {
    await keep('facilities', { facility_types: [1] });
    for (let at = 10; at < 22; at++) await list(`b${at}`, inJapan(`2026-05-20 ${at}:30:00`));
    await list('hidden', evening, { is_published: false });
    expect(await sendNews(context, morning)).toBe(1);
    const [text = ''] = await texts();
    expect(text.match(/\/f\/b\d\d$/gm)).toEqual(Array.from({ length: 10 }, (_, at) => `/f/b${21 - at}`));
    expect(text).toContain('新しく10件');
    expect(text).not.toContain('このほかに');
    await list('c1', inJapan('2026-05-21 12:00:00'));
    for (let at = 10; at < 22; at++) await list(`d${at}`, inJapan(`2026-05-21 ${at}:30:00`));
    expect(await sendNews(context, nextMorning)).toBe(1);
    const [, second = ''] = await texts();
    expect(second).toContain('新しく13件');
    expect(second).toContain('このほかに3件');
    expect(second).not.toContain('hidden');
  });

  it('are queued for now, if it is looked ahead', async () => {
    await keep('jobs', {});
    await post('new', evening);
    const queuedAt = inJapan('2026-05-20 21:00:00');
    expect(await sendNews(context, morning, { queuedAt })).toBe(1);
    expect(await mails()).toMatchObject([{ created_at: queuedAt, due_at: queuedAt }]);
    expect(await sendNews(context, morning)).toBe(0);
  });

  it('stop with the process', async () => {
    await keep('jobs', {});
    await post('new', evening);
    expect(await sendNews(context, morning, { isEnding: () => true })).toBe(0);
    expect(await sendNews(context, morning)).toBe(1);
  });
});
