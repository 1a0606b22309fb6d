import { getCommutePlaces } from '@enerabi/shared/contract/members/commute-places.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';

const address = '/api/front/commute_places';
const home = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6713 };
const shibuya = { name: '渋谷駅', latitude: 35.6584, longitude: 139.7013 };
const position = { name: '', latitude: -0.001, longitude: 180 };
const nowhere = { home: null, works: [] };

describeOnDatabases("places of a member's family (issue 22)", (database) => {
  let app: Hono;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    app = await createApp({ db: database.db });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('account').execute();
    member = await insertMember(database.db);
    other = await insertMember(database.db);
  });

  const ask: ReturnType<typeof requestAs> = (...request) => requestAs(app, member.authorization)(...request);
  const save = (body: object) => ask('PUT', address, body);
  const saved = async () => (await ask('GET', address)).body;

  it('are none of a visitor’s business: 401', async () => {
    const visit = requestAs(app);
    for (const answer of [await visit('GET', address), await visit('PUT', address, nowhere)])
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('are none before the member saves some', async () => {
    const answer = await ask('GET', address);
    expect(asContracted(getCommutePlaces, answer)).toEqual(nowhere);
  });

  it('come back as they were saved, in their order, and only to their member', async () => {
    const places = { home, works: [position, shibuya] };
    expect(await save(places)).toEqual({ status: 200, body: places });
    expect(await saved()).toEqual(places);
    expect((await requestAs(app, other.authorization)('GET', address)).body).toEqual(nowhere);
  });

  it('are replaced, and deleted by saving none', async () => {
    await save({ home, works: [position, shibuya] });
    await save({ home: null, works: [shibuya] });
    expect(await saved()).toEqual({ home: null, works: [shibuya] });
    await save(nowhere);
    expect(await saved()).toEqual(nowhere);
    expect(await database.db.selectFrom('account_commute_place').selectAll().execute()).toEqual([]);
  });

  it('are those of one of several requests at once, never a mixture', async () => {
    const wishes = [0, 1, 2, 3, 4, 5].map((at) => ({
      home: { ...home, name: `${at}駅` },
      works: [{ ...shibuya, name: `${at}駅` }],
    }));
    const answers = await Promise.all(wishes.map(save));
    expect(answers.map(({ status }) => status)).toEqual(wishes.map(() => 200));
    expect(wishes).toContainEqual(await saved());
  });

  it.each([
    ['too many works', { home, works: [shibuya, shibuya, shibuya] }, 'works'],
    ['a latitude beyond the pole', { home: { ...home, latitude: 90.1 }, works: [] }, 'home.latitude'],
    ['a name that is too long', { home: { ...home, name: 'あ'.repeat(61) }, works: [] }, 'home.name'],
    ['a longitude as text', { home: null, works: [{ ...shibuya, longitude: '139' }] }, 'works.0.longitude'],
  ])('refuse %s, and keep what was there', async (_, body, field) => {
    await save({ home, works: [] });
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field }));
    expect(await saved()).toEqual({ home, works: [] });
  });
});
