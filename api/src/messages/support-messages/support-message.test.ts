import { listSupportMessages } from '@enerabi/shared/contract/messages/support-message.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleSupportMessage } from '../../testing/sample-rows.ts';
import { findMessages } from './support-message.queries.ts';

const today = '2026-05-20';

describeOnDatabases('support messages of a facility (specification section 7)', (database) => {
  beforeAll(async () => {
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'a' }),
      sampleRecord('B', { path_name: 'b' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
    const a = await ownerOf(database.db, 'a');
    const kind = (support_message_recommend_kind_id: 1 | 2 | 3 | 4) => ({
      support_message_recommend_kind_id,
    });
    await database.db
      .insertInto('support_message')
      .values([
        sampleSupportMessage(a, { ...kind(1), posted_on: '2026-03-01', support_message_description: 'いち' }),
        sampleSupportMessage(a, { ...kind(1), posted_on: '2026-05-20', support_message_description: 'に' }),
        sampleSupportMessage(a, { ...kind(4), posted_on: '2026-05-20', support_message_description: '' }),
        sampleSupportMessage(a, { ...kind(2), is_published: false }),
        sampleSupportMessage(a, { ...kind(3), posted_on: '2026-05-21' }),
        sampleSupportMessage(await ownerOf(database.db, 'hidden')),
      ])
      .execute();
  });

  const messages = (facility_path_name: string, page = 1, limit = 10) =>
    findMessages(database.db, { facility_path_name, page, limit, today });

  it('are what is published, newest first, with how many recommend it', async () => {
    const found = await messages('a');
    expect(found?.support_messages.map((one) => one.support_message_description)).toEqual(['', 'に', 'いち']);
    expect(found?.total).toBe(3);
    expect(found?.recommendations.map((one) => one.messages)).toEqual([2, 0, 0, 1]);
  });

  it('are of one class if it is asked for; the counts of the classes are of all', async () => {
    const one = { facility_path_name: 'a', page: 1, limit: 10, today };
    const classes = [{ child_class_id: 1, messages: 3 }];
    expect(await findMessages(database.db, { ...one, child_class_id: 1 })).toMatchObject({
      total: 3,
      child_classes: classes,
    });
    expect(await findMessages(database.db, { ...one, child_class_id: 2 })).toMatchObject({
      total: 0,
      recommendations: [1, 2, 3, 4].map(() => ({ messages: 0 })),
      child_classes: classes,
      support_messages: [],
    });
  });

  it('come in pages; past the last one there are none, but the total', async () => {
    expect((await messages('a', 2, 2))?.support_messages).toHaveLength(1);
    expect(await messages('a', 5, 2)).toMatchObject({ total: 3, page: 5, support_messages: [] });
  });

  it('are an empty list, not an error, if there are none; a hidden facility has no list', async () => {
    expect(await messages('b')).toMatchObject({ total: 0, support_messages: [] });
    expect(await messages('hidden')).toBeUndefined();
  });

  it('answers by the contract, ten a page unless asked otherwise', async () => {
    const app = await createApp({ db: database.db });
    const reply = await app.request('/api/front/support_message?facility_path_name=b');
    const body = await reply.json();
    expect(listSupportMessages.reply.parse(body)).toEqual(body);
    expect(body).toMatchObject({ page: 1, limit: 10 });
    const missing = await app.request('/api/front/support_message?facility_path_name=nobody');
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'facility_not_found' }]);
    const wrong = await app.request('/api/front/support_message?facility_path_name=b&limit=51');
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: [{ field: 'limit' }] }]);
  });
});
