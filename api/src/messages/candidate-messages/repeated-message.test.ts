import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { forgetMessages, type MessageSite, openMessageSite } from './testing/message-site.ts';

const password = 'ひまわり の 種をまく';

describeOnDatabases('a message that is sent again', (database) => {
  let site: MessageSite;
  beforeAll(async () => {
    site = await openMessageSite(database.db);
  });
  beforeEach(async () => {
    await forgetMessages(database.db);
    await database.db
      .updateTable('facility')
      .set({ is_published: true })
      .where('path_name', '=', 'a')
      .execute();
  });

  const stored = async () => {
    const { rows } = await sql<{ messages: number; mails: number; registrations: number }>`
      select (select count(*) from candidate_message) as messages, (select count(*) from mail) as mails,
        (select count(*) from registration) as registrations
    `.execute(database.db);
    return rows[0];
  };
  const once = { messages: 1, mails: 2, registrations: 0 };
  const passGuard = () =>
    sql`update idempotency_key set expires_at = expires_at - interval '11 minutes'`.execute(database.db);

  it('with its key gets the first reply, whatever has happened in between', async () => {
    const first = await site.send(site.sample(), { key: '"a-1"' });
    await passGuard();
    await database.db
      .updateTable('facility')
      .set({ is_published: false })
      .where('path_name', '=', 'a')
      .execute();
    for (const key of ['"a-1"', 'a-1'])
      expect(await site.send(site.sample(), { key })).toMatchObject({ status: 200, body: first.body });
    expect(await stored()).toEqual(once);
  });

  it('with its key and other words is refused, and the first one stays', async () => {
    await site.send(site.sample(), { key: '"a-1"' });
    const reply = await site.send(site.sample({ content: '別の内容です。' }), { key: '"a-1"' });
    expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await stored()).toEqual(once);
  });

  it('at the same time, twenty times with one key, is stored and mailed once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => site.send(site.sample(), { key: '"a-1"' })),
    );
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await stored()).toEqual(once);
  });

  it('at the same time with twenty keys, or none, is stored and mailed once, too', async () => {
    const keys = [...Array.from({ length: 10 }, (_, at) => ({ key: `"${at}"` })), ...Array(10).fill({})];
    const replies = await Promise.all(
      keys.map((key, at) => site.send(site.sample(), { ...key, from: `192.0.2.${at}` })),
    );
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect(await stored()).toEqual(once);
    await passGuard();
    const later = await site.send(site.sample(), { key: '"7"', from: '192.0.2.7' });
    expect(later.body.reference).toBe(replies[0]?.body.reference);
    expect(await stored()).toEqual(once);
  });

  it('after ten minutes, with another key, is another message', async () => {
    const first = await site.send(site.sample(), { key: '"a-1"' });
    await passGuard();
    const second = await site.send(site.sample(), { key: '"a-2"' });
    expect(second.body.reference).not.toBe(first.body.reference);
    expect(await stored()).toMatchObject({ messages: 2, mails: 4 });
  });

  it('after 48 hours begins anew', async () => {
    await site.send(site.sample(), { key: '"a-1"' });
    await sql`update idempotency_key set expires_at = now() - interval '1 second'`.execute(database.db);
    expect((await site.send(site.sample({ content: '別の内容です。' }), { key: '"a-1"' })).status).toBe(200);
    expect(await stored()).toMatchObject({ messages: 2 });
  });

  it('by somebody else with the same key is somebody else’s message', async () => {
    const { authorization } = await insertMember(database.db);
    const messages = [
      site.send(site.sample({ mailaddress: 'a@example.jp' }), { key: '"a-1"', from: '192.0.2.1' }),
      site.send(site.sample({ mailaddress: 'b@example.jp' }), { key: '"a-1"', from: '192.0.2.2' }),
      site.send(site.sample({ mailaddress: 'c@example.jp' }), {
        key: '"a-1"',
        from: '192.0.2.1',
        authorization,
      }),
    ];
    const replies = await Promise.all(messages);
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(3);
  });

  it('after a refusal is not held to it: the mended message takes the key', async () => {
    expect((await site.send(site.sample({ job_posting_id: site.jobs.ended }), { key: '"a-1"' })).status).toBe(
      422,
    );
    expect((await site.send(site.sample(), { key: '"a-1"' })).status).toBe(200);
  });

  it('registers its sender once (R6.5)', async () => {
    const message = site.sample({ job_posting_id: site.jobs.open, password });
    const replies = await Promise.all([1, 2, 3].map(() => site.send(message, { key: '"a-1"' })));
    const again = await site.send(message, { key: '"a-1"' });
    expect(new Set([...replies, again].map(({ body }) => body.cognito_sub)).size).toBe(1);
    expect(again.body.cognito_sub).toEqual(expect.any(String));
    expect(await stored()).toEqual({ messages: 1, mails: 3, registrations: 1 });
    const { position_kind_ids } = await database.db
      .selectFrom('registration')
      .select('position_kind_ids')
      .executeTakeFirstOrThrow();
    expect(position_kind_ids).toEqual([1]);
  });

  it('with another password is something else', async () => {
    const message = site.sample({ job_posting_id: site.jobs.open });
    await site.send({ ...message, password }, { key: '"a-1"' });
    const reply = await site.send({ ...message, password: `${password}2` }, { key: '"a-1"' });
    expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('leaves neither its key nor its words in the table of keys', async () => {
    await site.send(site.sample(), { key: '"a-secret-key"' });
    const { rows } = await sql<{ text: string }>`
      select encode(key_hash, 'escape') || encode(fingerprint, 'escape') || reply::text as text from idempotency_key
    `.execute(database.db);
    for (const { text } of rows) expect(text).not.toMatch(/a-secret-key|hanako|空き/);
  });
});
