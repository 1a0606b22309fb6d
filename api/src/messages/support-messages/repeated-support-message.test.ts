import { postSupportMessage } from '@enerabi/shared/contract';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type AskedApp, openApp } from '../../identity/testing/open-app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';

const secret = 'a secret that both servers have, 0123456789';

describeOnDatabases('a support message that is sent again', (database) => {
  let api: AskedApp;
  let otherServer: AskedApp;
  let facilityId: number;
  beforeAll(async () => {
    await saveFacilities(database.db, [sampleRecord('A', { path_name: 'a' })]);
    facilityId = (await ownerOf(database.db, 'a')).facility_id;
    api = await openApp(database.db, { secret });
    otherServer = await openApp(database.db, { secret });
  });
  beforeEach(async () => {
    for (const table of ['support_message', 'idempotency_key', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    await setPublished(true);
  });

  const setPublished = (is_published: boolean) =>
    database.db.updateTable('facility').set({ is_published }).where('id', '=', facilityId).execute();
  const message = (changes: object = {}) => ({
    child_class_id: 2,
    parent_age_text: '30代前半',
    gender_kind_id: 4,
    support_message_recommend_kind_id: 1,
    support_message_description: '先生方が笑顔です。',
    facility_id: facilityId,
    ...changes,
  });
  const send = (body: object, { key, from, server = api }: Sending = {}) =>
    server.post(postSupportMessage.path, body, {
      ...(from && { from }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  interface Sending {
    key?: string;
    from?: string;
    server?: AskedApp;
  }
  const stored = async () =>
    (await database.db.selectFrom('support_message').select('reference').execute()).map(
      ({ reference }) => reference,
    );
  const counted = async () =>
    Object.fromEntries(
      (await database.db.selectFrom('attempt').select(['action', 'attempts']).execute()).map(
        ({ action, attempts }) => [action, attempts],
      ),
    );
  const passGuard = () =>
    sql`update idempotency_key set expires_at = expires_at - interval '11 minutes'`.execute(database.db);

  it('with its key gets the first reply, whatever was decided in between, and is counted once', async () => {
    const first = await send(message(), { key: '"a-1"' });
    expect(first).toMatchObject({ status: 200, body: { state: 'waiting' } });
    await passGuard();
    await database.db.updateTable('support_message').set({ is_published: true }).execute();
    await setPublished(false);
    for (const key of ['"a-1"', 'a-1'])
      expect(await send(message({ form_facts: { trap: '', seconds: 40 } }), { key })).toMatchObject({
        status: 200,
        body: first.body,
      });
    expect(await stored()).toEqual([first.body.reference]);
    expect(await counted()).toEqual({ support_message_network: 1, support_message_facility: 1 });
  });

  it('with its key and another answer is refused, and the first one stays', async () => {
    const first = await send(message(), { key: '"a-1"' });
    const reply = await send(message({ gender_kind_id: 1 }), { key: '"a-1"' });
    expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await stored()).toEqual([first.body.reference]);
  });

  it('at the same time, twenty times on two servers with one key, is stored once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        send(message(), { key: '"a-1"', server: at % 2 ? api : otherServer }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.reference))).toEqual(new Set(await stored()));
    expect(await stored()).toHaveLength(1);
    expect(await counted()).toMatchObject({ support_message_network: 1 });
  });

  it('from the same network within ten minutes is the same, with other keys or none', async () => {
    const keys = [{}, {}, { key: '"a-1"' }, { key: '"a-2"' }];
    const replies = await Promise.all(keys.map((key) => send(message(), key)));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    const reordered = Object.fromEntries(Object.entries(message()).reverse());
    expect((await send(reordered)).body).toEqual(replies[0]?.body);
    await passGuard();
    expect((await send(message(), { key: '"a-2"' })).body).toEqual(replies[0]?.body);
    expect(await stored()).toHaveLength(1);
    expect((await send(message())).body.reference).not.toBe(replies[0]?.body.reference);
    expect(await stored()).toHaveLength(2);
  });

  it('is another message with another answer, from another network, or after 48 hours', async () => {
    await send(message(), { key: '"a-1"' });
    await send(message({ gender_kind_id: 1 }));
    await send(message(), { key: '"a-1"', from: '198.51.100.1' });
    await sql`update idempotency_key set expires_at = now() - interval '1 second'`.execute(database.db);
    expect((await send(message({ child_class_id: 3 }), { key: '"a-1"' })).status).toBe(200);
    expect(new Set(await stored()).size).toBe(4);
  });

  it('takes the key again after a refusal, which is not kept', async () => {
    const refused = await send(message({ facility_id: 2_000_000_000 }), { key: '"a-1"' });
    expect(refused.status).toBe(404);
    expect((await send(message(), { key: '"a-1"' })).status).toBe(200);
    const badKey = await send(message(), { key: '"a' });
    expect([badKey.status, badKey.body.code]).toEqual([400, 'invalid_idempotency_key']);
  });
});
