import {
  getNotification,
  listNotifications,
} from '@enerabi/shared/contract/catalogue/posts/notification.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleNotification } from '../../testing/sample-rows.ts';
import { saveFacilities } from '../facilities/save-facilities.ts';
import { findBoard, findNotification } from './notification.queries.ts';

const today = '2026-05-20';

describeOnDatabases('the notice board (R6.3)', (database) => {
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a' }),
      sampleRecord('B', { path_name: 'b' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const [a, b, hidden] = await Promise.all(['a', 'b', 'hidden'].map((one) => ownerOf(database.db, one)));
    if (!a || !b || !hidden) throw new Error('The facilities are not there');
    await database.db
      .insertInto('notification')
      .values([
        sampleNotification(a, 'first', { posted_on: '2026-04-01' }),
        sampleNotification(a, 'second', { posted_on: '2026-05-20', body: '一段落目。\n\n二段落目。' }),
        sampleNotification(a, 'third', { posted_on: '2026-05-20', audience: 'enrolled' }),
        sampleNotification(a, 'tomorrow', { posted_on: '2026-05-21' }),
        sampleNotification(a, 'draft', { is_published: false }),
        sampleNotification(b, 'second', { title: 'よその園' }),
        sampleNotification(hidden, 'second'),
      ])
      .execute();
  });

  const board = async (facility_path_name: string, page = 1, limit = 20) => {
    const found = await findBoard(database.db, { facility_path_name, page, limit, today });
    return found && { total: found.total, names: found.notifications.map(({ path_name }) => path_name) };
  };
  const notification = (facility_path_name: string, notification_path_name: string) =>
    findNotification(database.db, { facility_path_name, notification_path_name, today });

  it('has what is published and posted by today, newest first, the total on every page', async () => {
    expect(await board('a')).toEqual({ total: 3, names: ['third', 'second', 'first'] });
    expect(await board('a', 2, 2)).toEqual({ total: 3, names: ['first'] });
    expect(await board('a', 9, 2)).toEqual({ total: 3, names: [] });
  });

  it('is empty without posts, and not found for an unknown or a hidden facility', async () => {
    expect(await board('b')).toEqual({ total: 1, names: ['second'] });
    expect(await board('hidden')).toBeUndefined();
    expect(await board('nobody')).toBeUndefined();
  });

  it('leads from each notification to its neighbours on the same board', async () => {
    expect(await notification('a', 'second')).toMatchObject({
      title: 'お知らせ second',
      body: '一段落目。\n\n二段落目。',
      newer: { path_name: 'third', audience: 'enrolled' },
      older: { path_name: 'first', posted_on: '2026-04-01' },
    });
    expect(await notification('a', 'third')).toMatchObject({ newer: null });
    expect(await notification('b', 'second')).toMatchObject({ title: 'よその園', newer: null, older: null });
  });

  it.each([
    ['a', 'tomorrow'],
    ['a', 'draft'],
    ['a', 'nothing'],
    ['hidden', 'second'],
  ])('shows nobody %s/%s', async (facility, name) => {
    expect(await notification(facility, name)).toBeUndefined();
  });

  it('answers by the contract, 404 and 422 as problems', async () => {
    const app = await createApp({ db: database.db });
    const ask = async (path: string) => {
      const reply = await app.request(path);
      return { status: reply.status, body: (await reply.json()) as object };
    };
    const list = await ask('/api/front/notifications?facility_path_name=a&limit=2');
    expect(listNotifications.reply.parse(list.body)).toEqual(list.body);
    expect(list.body).toMatchObject({ page: 1, limit: 2 });
    const one = await ask('/api/front/notification?facility_path_name=a&notification_path_name=first');
    expect(getNotification.reply.parse(one.body)).toEqual(one.body);
    expect(await ask('/api/front/notifications?facility_path_name=nobody')).toMatchObject({
      status: 404,
      body: { code: 'facility_not_found' },
    });
    expect(
      await ask('/api/front/notification?facility_path_name=a&notification_path_name=nothing'),
    ).toMatchObject({ status: 404, body: { code: 'notification_not_found' } });
    expect(await ask('/api/front/notifications?facility_path_name=a&page=0')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'page' }] },
    });
  });
});
