import { listNotificationsOfArea } from '@enerabi/shared/contract/catalogue/posts/notification.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleNotification } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { type AreaNoticesQuery, findAreaNotices } from './area-notices.queries.ts';

const today = '2026-05-20';

describeOnDatabases('the notices of a prefecture (R6.3)', (database) => {
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'a', name: 'あおば保育園' }),
      sampleRecord('B', { path_name: 'b' }),
      sampleRecord('FAR', { path_name: 'far', prefecture_code: '010006', municipality_code: null }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const [a, b] = [await ownerOf(db, 'a'), await ownerOf(db, 'b')];
    await db
      .insertInto('notification')
      .values([
        sampleNotification(a, 'old', { posted_on: '2026-04-01' }),
        sampleNotification(a, 'same', { posted_on: '2026-05-20' }),
        sampleNotification(b, 'same', { posted_on: '2026-05-20', audience: 'enrolled' }),
        sampleNotification(a, 'tomorrow', { posted_on: '2026-05-21' }),
        sampleNotification(a, 'draft', { is_published: false }),
        sampleNotification(await ownerOf(db, 'hidden'), 'of-hidden'),
        sampleNotification(await ownerOf(db, 'far'), 'far'),
      ])
      .execute();
  });

  const list = async (query: Partial<AreaNoticesQuery> = {}) => {
    const asked = { area: '130001', limit: 20, offset: 0, today, ...query };
    const { total, notifications } = await findAreaNotices(database.db, asked);
    return [total, ...notifications.map(({ path_name, facility }) => `${facility.path_name}/${path_name}`)];
  };

  it('are those that are shown, newest first, page by page with the total', async () => {
    expect(await list()).toEqual([3, 'b/same', 'a/same', 'a/old']);
    expect(await list({ limit: 2, offset: 2 })).toEqual([3, 'a/old']);
    expect(await list({ offset: 40 })).toEqual([3]);
  });

  it('are for one audience, or none', async () => {
    expect(await list({ audience: 'enrolled' })).toEqual([1, 'b/same']);
    expect(await list({ area: '470007' })).toEqual([0]);
  });

  it('are answered by the contract, and not found for an area that does not exist (R1.7)', async () => {
    const app = await createApp({ db: database.db });
    const reply = await app.request('/api/front/area_notifications?area=130001&limit=2');
    const body = await reply.json();
    expect(listNotificationsOfArea.reply.parse(body)).toEqual(body);
    const unknown = await app.request('/api/front/area_notifications?area=990000');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'area_not_found' }]);
  });
});
