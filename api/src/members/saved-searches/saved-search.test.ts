import { mostSavedSearches } from '@enerabi/shared/constants';
import { listSavedSearches, saveSearch } from '@enerabi/shared/contract/members/saved-search.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { deriveSecrets } from '../../identity/secret/secrets.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { endToken } from './end-token.ts';

const secret = 's'.repeat(32);
const key = deriveSecrets(secret).savedSearches;
const paths = {
  list: '/api/front/saved_searches',
  one: '/api/front/saved_search',
  remove: '/api/front/remove_saved_search',
  end: '/api/front/end_saved_search',
};
const tokyo = {
  collection: 'jobs',
  conditions: 'areas[]=130001&job_types[]=1&monthly_salary_from=200000&welcomes_beginners=true',
  search: 'areas[]=130001&job_types[]=1&monthly_salary_from=200000&welcomes_beginners=true',
  name: '東京都・保育士',
  frequency: 'daily',
};

describeOnDatabases('saved searches of a member', (database) => {
  let app: Hono;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    app = await createApp({ db: database.db, secret });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('account').execute();
    member = await insertMember(database.db);
    other = await insertMember(database.db);
  });

  const ask: ReturnType<typeof requestAs> = (...request) => requestAs(app, member.authorization)(...request);
  const askAsOther: typeof ask = (...request) => requestAs(app, other.authorization)(...request);
  const visit: typeof ask = (...request) => requestAs(app)(...request);
  const save = async (changes: object = {}) => {
    const answer = await ask('POST', paths.list, { ...tokyo, ...changes });
    expect(answer.status).toBe(200);
    expect(asContracted(saveSearch, answer)).toEqual(answer.body);
    return Number(answer.body.saved_search_id);
  };
  const listed = async (as = ask) => {
    const answer = await as('GET', paths.list);
    expect(asContracted(listSavedSearches, answer)).toEqual(answer.body);
    return answer.body.saved_searches as { saved_search_id: number; frequency: string; name: string }[];
  };

  it('are none of a visitor’s business: 401', async () => {
    const answers = [
      await visit('GET', paths.list),
      await visit('POST', paths.list, tokyo),
      await visit('PUT', paths.one, { saved_search_id: 1, frequency: 'none' }),
      await visit('POST', paths.remove, { saved_search_id: 1 }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('are listed, the latest first, and hold the conditions as the search reads them', async () => {
    const first = await save();
    const second = await save({ collection: 'facilities', conditions: '', search: '', name: '全国' });
    expect(await listed()).toMatchObject([
      { saved_search_id: second, collection: 'facilities', name: '全国', search: '', last_sent_at: null },
      { saved_search_id: first, collection: 'jobs', name: '東京都・保育士', frequency: 'daily' },
    ]);
    const row = database.db.selectFrom('saved_search').select('conditions').where('id', '=', first);
    expect((await row.executeTakeFirst())?.conditions).toEqual({
      areas: ['130001'],
      job_types: [1],
      monthly_salary_from: 200_000,
      welcomes_beginners: true,
    });
  });

  it('are kept once for each address: saving again changes name and frequency', async () => {
    const id = await save();
    expect(await save({ name: '東京', frequency: 'weekly' })).toBe(id);
    expect(await listed()).toMatchObject([{ saved_search_id: id, name: '東京', frequency: 'weekly' }]);
  });

  it.each([
    ['of another collection', { collection: 'facilities' }],
    ['with a page', { conditions: 'page=2' }],
    ['with a walk from nowhere', { conditions: 'walk_minutes=5' }],
    ['that nobody knows', { conditions: 'colour=red' }],
  ])('have no conditions %s: 422', async (_, changes) => {
    expect(await ask('POST', paths.list, { ...tokyo, ...changes })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'conditions', code: 'invalid_conditions' }] },
    });
  });

  it.each([
    ['with a space', 'a b'],
    ['with a hash', 'a#b'],
    ['with a quote', 'a"b'],
    ['without end', 'a'.repeat(3_001)],
  ])('lead to no address %s: 422', async (_, search) => {
    expect((await ask('POST', paths.list, { ...tokyo, search })).body).toMatchObject({
      errors: [{ field: 'search' }],
    });
  });

  it('are as many as there may be, however many are saved at the same time', async () => {
    for (let at = 2; at < mostSavedSearches; at++) await save({ search: `keyword=${at}` });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((search) => ask('POST', paths.list, { ...tokyo, search })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_saved_searches' } });
    expect(await listed()).toHaveLength(mostSavedSearches);
    await save({ search: 'keyword=2', frequency: 'none' });
  });

  it('are the member’s own: another sees, changes and removes none of them', async () => {
    const id = await save();
    expect(await listed(askAsOther)).toEqual([]);
    expect(await askAsOther('PUT', paths.one, { saved_search_id: id, frequency: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'saved_search_not_found' },
    });
    expect((await askAsOther('POST', paths.remove, { saved_search_id: id })).status).toBe(200);
    expect(await listed()).toMatchObject([{ saved_search_id: id, frequency: 'daily' }]);
  });

  it('change how often they mail, and are removed, however often that is asked', async () => {
    const id = await save();
    for (const frequency of ['weekly', 'none', 'none']) {
      expect((await ask('PUT', paths.one, { saved_search_id: id, frequency })).status).toBe(200);
      expect(await listed()).toMatchObject([{ frequency }]);
    }
    for (let times = 0; times < 2; times++)
      expect((await ask('POST', paths.remove, { saved_search_id: id })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('do not mail later what arrives while they mail nothing', async () => {
    const id = await save({ frequency: 'none' });
    const long = new Date('2020-01-01T00:00:00Z');
    const lookedAt = async () =>
      (await database.db.selectFrom('saved_search').select('last_looked_at').executeTakeFirstOrThrow())
        .last_looked_at;
    await database.db.updateTable('saved_search').set({ last_looked_at: long }).execute();
    await ask('PUT', paths.one, { saved_search_id: id, frequency: 'daily' });
    expect((await lookedAt()).getTime()).toBeGreaterThan(Date.now() - 60_000);
    await database.db.updateTable('saved_search').set({ last_looked_at: long }).execute();
    await ask('PUT', paths.one, { saved_search_id: id, frequency: 'weekly' });
    expect(await lookedAt()).toEqual(long);
  });

  it('are ended by the link of a mail without a login, as often as it is followed', async () => {
    const id = await save();
    const spared = await save({ search: 'keyword=2' });
    const token = endToken(key, id);
    for (let times = 0; times < 2; times++)
      expect((await visit('POST', paths.end, { token })).status).toBe(200);
    expect(await listed()).toMatchObject([
      { saved_search_id: spared, frequency: 'daily' },
      { saved_search_id: id, frequency: 'none' },
    ]);
    await ask('POST', paths.remove, { saved_search_id: id });
    expect((await visit('POST', paths.end, { token })).status).toBe(200);
  });

  it('are not ended by a token of another search or server: 422', async () => {
    const id = await save();
    const wrong = [
      `${id}.x`,
      endToken(key, id + 1).replace(/^\d+/, String(id)),
      endToken(Buffer.alloc(32), id),
    ];
    for (const token of wrong)
      expect(await visit('POST', paths.end, { token })).toMatchObject({
        status: 422,
        body: { code: 'token_refused' },
      });
    expect(await listed()).toMatchObject([{ frequency: 'daily' }]);
  });

  it('are gone with the account', async () => {
    await save();
    await database.db.deleteFrom('account').where('id', '=', member.accountId).execute();
    expect(await database.db.selectFrom('saved_search').select('id').execute()).toEqual([]);
  });
});
