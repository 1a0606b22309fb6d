import { mostFavorites } from '@enerabi/shared/constants';
import {
  addFavoriteFacilities,
  changeFavoriteFacility,
  listFavoriteFacilities,
  listFavoriteIds,
} from '@enerabi/shared/contract/members/favorite.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

const paths = {
  ids: '/api/front/favorite_ids',
  list: '/api/front/favorite_facilities',
  one: '/api/front/favorite_facility',
};
const tooMany = { status: 409, body: { code: 'too_many_favorites' } };

describeOnDatabases('favourite facilities of a member (R6.3)', (database) => {
  let app: Hono;
  let ids: number[];
  let hidden: number;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    const { db } = database;
    const records = Array.from({ length: mostFavorites + 5 }, (_, at) => sampleRecord(`F${at}`));
    await saveFacilities(db, [...records, sampleRecord('HIDDEN', { is_published: false })]);
    const rows = await db.selectFrom('facility').select(['id', 'is_published']).orderBy('id').execute();
    ids = rows.filter(({ is_published }) => is_published).map(({ id }) => id);
    hidden = rows.find(({ is_published }) => !is_published)?.id ?? 0;
    app = await createApp({ db });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('account').execute();
    member = await insertMember(database.db);
    other = await insertMember(database.db);
  });

  const ask: ReturnType<typeof requestAs> = (...request) => requestAs(app, member.authorization)(...request);
  const change = (facility_id: number, is_favorite = true) =>
    ask('PUT', paths.one, { facility_id, is_favorite });
  const merge = (facility_ids: number[]) => ask('POST', paths.list, { facility_ids });
  const keep = (facilities: number[], owner = member) =>
    database.db
      .insertInto('favorite_facility')
      .values(facilities.map((facility_id) => ({ facility_id, account_id: owner.accountId })))
      .execute();
  const saved = async (query = '') => {
    const { body } = await ask('GET', `${paths.list}${query}`);
    const facilities = body.facilities as { facility_id: number }[];
    return { total: body.total, ids: facilities.map(({ facility_id }) => facility_id) };
  };
  const publish = (id: number, is_published: boolean) =>
    database.db.updateTable('facility').set({ is_published }).where('id', '=', id).execute();
  const some = (from: number, to?: number) => ids.slice(from, to);

  it('are none of a visitor’s business: 401', async () => {
    const visit = requestAs(app);
    const answers = [
      await visit('GET', paths.ids),
      await visit('GET', paths.list),
      await visit('PUT', paths.one, { facility_id: ids[0], is_favorite: true }),
      await visit('POST', paths.list, { facility_ids: ids.slice(0, 1) }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('are listed as other lists show facilities, the latest first', async () => {
    const [a = 0, b = 0, c = 0] = ids;
    for (const id of [a, b, c]) await change(id);
    const answer = await ask('GET', paths.list);
    expect(asContracted(listFavoriteFacilities, answer)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      total: 3,
      page: 1,
      limit: 20,
      facilities: [{ facility_id: c }, { facility_id: b }, { facility_id: a, municipality_name: '千代田区' }],
    });
    const known = await ask('GET', paths.ids);
    expect(asContracted(listFavoriteIds, known)).toEqual(known.body);
    expect(known.body).toEqual({ facility_ids: [c, b, a], job_posting_ids: [] });
  });

  it('come by pages', async () => {
    await keep(some(0, 25));
    expect((await saved()).ids).toEqual(some(5, 25).reverse());
    expect(await saved('?page=2')).toEqual({ total: 25, ids: some(0, 5).reverse() });
    expect(await saved('?page=3')).toEqual({ total: 25, ids: [] });
  });

  it('are added once and removed once, however often that is requested', async () => {
    const [a = 0, b = 0] = ids;
    await change(a);
    await change(b);
    const again = await change(a);
    expect(asContracted(changeFavoriteFacility, again)).toEqual({ total: 2 });
    expect((await saved()).ids).toEqual([b, a]);
    expect((await change(a, false)).body).toEqual({ total: 1 });
    expect((await change(a, false)).body).toEqual({ total: 1 });
    expect((await saved()).ids).toEqual([b]);
  });

  it('are the member’s own: another sees and changes none of them', async () => {
    const [a = 0] = ids;
    await keep([a]);
    const asOther = requestAs(app, other.authorization);
    expect((await asOther('GET', paths.list)).body).toMatchObject({ total: 0, facilities: [] });
    expect((await asOther('GET', paths.ids)).body).toMatchObject({ facility_ids: [] });
    expect((await asOther('PUT', paths.one, { facility_id: a, is_favorite: false })).body).toEqual({
      total: 0,
    });
    expect((await saved()).ids).toEqual([a]);
  });

  it('cannot be what is unknown or hidden: 404', async () => {
    for (const id of [hidden, 2_000_000_000])
      expect(await change(id)).toMatchObject({ status: 404, body: { code: 'facility_not_found' } });
    expect(await change(2_000_000_000, false)).toEqual({ status: 200, body: { total: 0 } });
  });

  it('count neither here nor there while they are hidden, can be let go, and come back with the facility', async () => {
    const [a = 0, b = 0] = ids;
    await keep([a, b]);
    await publish(a, false);
    expect(await saved()).toEqual({ total: 1, ids: [b] });
    expect((await ask('GET', paths.ids)).body).toMatchObject({ facility_ids: [b] });
    expect((await change(a)).body).toEqual({ total: 1 });
    await publish(a, true);
    expect(await saved()).toEqual({ total: 2, ids: [b, a] });
    await publish(a, false);
    expect((await change(a, false)).body).toEqual({ total: 1 });
    await publish(a, true);
    expect((await saved()).ids).toEqual([b]);
  });

  it('are as many as there may be, and no more, however many are asked for at the same time', async () => {
    await keep(some(0, mostFavorites - 2));
    const answers = await Promise.all(some(mostFavorites - 2, mostFavorites + 4).map((id) => change(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(tooMany);
    expect((await saved()).total).toBe(mostFavorites);
    expect((await change(ids[0] ?? 0)).status).toBe(200);
  });

  it('are joined by those of the browser, the browser’s latest first', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await keep([a, b]);
    const answer = await merge([d, b, hidden, c, 2_000_000_000, d]);
    expect(asContracted(addFavoriteFacilities, answer)).toEqual(answer.body);
    expect(answer).toEqual({ status: 200, body: { total: 4, added: 2 } });
    expect((await saved()).ids).toEqual([d, c, b, a]);
    expect((await merge([d, c])).body).toEqual({ total: 4, added: 0 });
  });

  it('are not joined at all where they would be too many: 409', async () => {
    await keep(some(0, mostFavorites - 1));
    expect(await merge(some(mostFavorites - 1, mostFavorites + 1))).toMatchObject(tooMany);
    expect((await saved()).total).toBe(mostFavorites - 1);
    expect((await merge(some(mostFavorites - 1, mostFavorites))).body).toEqual({
      total: mostFavorites,
      added: 1,
    });
    expect((await merge(some(0, mostFavorites))).body).toEqual({ total: mostFavorites, added: 0 });
  });

  it('are merged from two tabs without going past the limit, each once', async () => {
    await keep(some(0, mostFavorites - 3));
    const three = some(mostFavorites - 3, mostFavorites);
    const [one, two] = await Promise.all([merge(three), merge(three)]);
    expect([one?.body.added, two?.body.added].sort()).toEqual([0, 3]);
    expect((await saved()).total).toBe(mostFavorites);
  });
});
