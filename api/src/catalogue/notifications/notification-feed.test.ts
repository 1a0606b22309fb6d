import { dayInJapan } from '@enerabi/shared/clock';
import { getNotificationFeed } from '@enerabi/shared/contract/catalogue/posts/notification-feed.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleNotification } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { mostInFeed } from './notification-feed.queries.ts';

const tomorrow = dayInJapan(new Date(Date.now() + 86_400_000));

describeOnDatabases('the feed of notifications', (database) => {
  let app: Hono;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'tokyo' }),
      sampleRecord('B', { path_name: 'kanagawa', prefecture_code: '140007' }),
      sampleRecord('C', { path_name: 'hidden', is_published: false }),
      sampleRecord('D', { path_name: 'silent' }),
    ]);
    const facilities = await db
      .selectFrom('facility')
      .select(['id', 'path_name', 'prefecture_code'])
      .execute();
    const ownerOf = (name: string) => {
      const found = facilities.find(({ path_name }) => path_name === name);
      return { facility_id: found?.id ?? 0, prefecture_code: found?.prefecture_code ?? '' };
    };
    const many = Array.from({ length: mostInFeed }, (_, at) =>
      sampleNotification(ownerOf('kanagawa'), `older-${at}`, { posted_on: '2026-05-10' }),
    );
    await db
      .insertInto('notification')
      .values([
        ...many,
        sampleNotification(ownerOf('tokyo'), 'garden', {
          posted_on: '2026-05-20',
          body: '雨の日は休みます。',
        }),
        sampleNotification(ownerOf('tokyo'), 'draft', { is_published: false }),
        sampleNotification(ownerOf('tokyo'), 'tomorrow', { posted_on: tomorrow }),
        sampleNotification(ownerOf('hidden'), 'of-a-hidden-one'),
      ])
      .execute();
    app = await createApp({ db });
  });

  const get = async (query = '') => {
    const reply = await app.request(`/api/front/notification_feed${query}`);
    return { status: reply.status, body: (await reply.json()) as object };
  };
  const namesOf = async (query?: string) =>
    getNotificationFeed.reply.parse((await get(query)).body).notifications.map(({ path_name }) => path_name);

  it('has the newest thirty of all that can be read now', async () => {
    const names = await namesOf();
    expect(names).toHaveLength(mostInFeed);
    expect(names[0]).toBe('garden');
    expect(names.slice(1)).toEqual(many(mostInFeed - 1));
  });

  it('can be of a prefecture', async () => {
    expect(await namesOf('?area=130001')).toEqual(['garden']);
    expect(await namesOf('?area=470007')).toEqual([]);
    expect((await get('?area=990000')).status).toBe(404);
  });

  it('can be of a facility, which is named even without notices', async () => {
    const { body } = await get('?facility_path_name=tokyo');
    expect(getNotificationFeed.reply.parse(body)).toMatchObject({
      facility: { path_name: 'tokyo', name: 'テスト保育園A' },
      notifications: [{ path_name: 'garden', body: '雨の日は休みます。', posted_on: '2026-05-20' }],
    });
    expect((await get('?facility_path_name=silent')).body).toMatchObject({
      facility: { path_name: 'silent' },
      notifications: [],
    });
  });

  it.each(['hidden', 'nobody'])('is not found if no published facility has the name: %s', async (name) => {
    expect(await get(`?facility_path_name=${name}`)).toMatchObject({
      status: 404,
      body: { code: 'facility_not_found' },
    });
  });
});

/** Posted on one day, the one written last is the newest. */
const many = (count: number) => Array.from({ length: count }, (_, at) => `older-${mostInFeed - 1 - at}`);
