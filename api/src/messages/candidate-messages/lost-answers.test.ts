import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openApp } from '../../identity/testing/open-app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { desk, type MessageSite, openMessageSite } from './testing/message-site.ts';

const messages = 60;
/** Every third answer is lost, as `npm run bench -- exactly-once` does it with processes that are killed. */
const isLost = (turn: number) => turn % 3 === 0;

describeOnDatabases('sixty messages whose answers get lost', (database) => {
  let site: MessageSite;
  beforeAll(async () => {
    site = await openMessageSite(database.db);
    await database.db.updateTable('facility').set({ candidate_contact_kinds: [] }).execute();
  });

  it('are stored once each, with one pair of mails, by two servers and crashing transactions', async () => {
    const servers = [
      await openApp(database.db, { desk, secret }),
      await openApp(database.db, { desk, secret }),
    ];
    let turn = 0;
    const sendOne = async (index: number): Promise<void> => {
      const message = site.sample({
        mailaddress: `a${index}@example.jp`,
        facility_id: index % 2 ? site.ids.a : site.ids.b,
      });
      const asking = { from: `192.0.2.${index}`, headers: { 'idempotency-key': `"${index}"` } };
      for (let attempt = 0; attempt < 20; attempt += 1) {
        turn += 1;
        const server = servers[turn % 2];
        const isHeard = !isLost(turn);
        // Jest's realm keeps Hono from knowing Node's own ECONNRESET as an error: it throws, which is no answer either.
        const reply = await server
          ?.post('/api/send_onetime_candidate_message', message, asking)
          .catch(() => undefined);
        if (isHeard && reply?.status === 200) return;
      }
      throw new Error(`${index} got no answer`);
    };
    const crashing = database.kind === 'postgresql' ? crashConnections() : undefined;
    await Promise.all(Array.from({ length: messages }, (_, index) => sendOne(index)));
    await crashing?.();
    const { rows } = await sql<{ stored: number; senders: number; mails: number; recipients: number }>`
      select (select count(*) from candidate_message) as stored,
        (select count(distinct mailaddress) from candidate_message) as senders,
        (select count(*) from mail) as mails, (select count(distinct subject || recipient) from mail) as recipients
    `.execute(database.db);
    expect(rows).toEqual([
      { stored: messages, senders: messages, mails: 2 * messages, recipients: 2 * messages },
    ]);
    expect(turn).toBeGreaterThan(messages);
  });

  /** Ends connections within their transactions, as the crash of a server does. @returns ends it */
  function crashConnections(): () => Promise<void> {
    let isEnding = false;
    const crash = async (): Promise<void> => {
      while (!isEnding) {
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid() limit 1
        `
          .execute(database.db)
          .catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    const running = crash();
    return () => {
      isEnding = true;
      return running;
    };
  }
});

const secret = 'a secret that both servers have, 0123456789';
