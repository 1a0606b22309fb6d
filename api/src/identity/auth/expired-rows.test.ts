import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, expect, it, jest } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { deleteExpired, deleteExpiredHourly } from './expired-rows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const tables = [
  'registration',
  'authentication_code',
  'attempt',
  'session',
  'known_address',
  'signing_key',
] as const;

describeOnDatabases('what has expired', (database) => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A row of each table that expires exactly at this time. */
  async function rowsOver(at: Date) {
    const { db } = database;
    const before = (days: number) => new Date(at.getTime() - days * dayMs);
    for (const table of tables) await db.deleteFrom(table).execute();
    const { accountId, sessionId } = await insertMember(db);
    await db.deleteFrom('signing_key').execute();
    await db.updateTable('session').set({ expires_at: at }).where('id', '=', sessionId).execute();
    await db
      .insertInto('session')
      .values({
        id: randomUUID(),
        account_id: accountId,
        refresh_token_hash: randomBytes(32),
        refreshed_at: before(14),
        expires_at: new Date(at.getTime() + dayMs),
      })
      .execute();
    await db
      .insertInto('registration')
      .values({
        cognito_sub: randomUUID(),
        mailaddress: 'a@example.jp',
        mailaddress_key: 'a@example.jp',
        password_hash: '',
        position_kind_ids: [2],
        terms_version: '',
        expires_at: at,
      })
      .execute();
    await db
      .insertInto('authentication_code')
      .values({
        purpose: 'activation',
        cognito_sub: randomUUID(),
        code_hash: randomBytes(32),
        created_at: before(1),
        expires_at: at,
      })
      .execute();
    await db
      .insertInto('attempt')
      .values({ action: 'x', subject: randomBytes(32), attempts: 1, window_ends_at: before(1) })
      .execute();
    await db
      .insertInto('known_address')
      .values({ account_id: accountId, address_hash: randomBytes(32), seen_at: before(90) })
      .execute();
    await db
      .insertInto('signing_key')
      .values({
        kid: 'x',
        public_jwk: '{}',
        private_key: randomBytes(32),
        created_at: before(61),
        retires_at: at,
      })
      .execute();
  }

  const left = async () => {
    const counts = await Promise.all(
      tables.map((table) =>
        database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow(),
      ),
    );
    return counts.map(({ rows }) => rows);
  };

  it('is taken away, and nothing before it', async () => {
    const at = new Date();
    await rowsOver(at);
    await deleteExpired(database.db, new Date(at.getTime() - 1));
    expect(await left()).toEqual([1, 1, 1, 2, 1, 1]);
    await deleteExpired(database.db, at);
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is taken away once an hour, until the server stops', async () => {
    await rowsOver(new Date());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date'] });
    const faults: unknown[] = [];
    const end = deleteExpiredHourly(database.db, (error) => faults.push(error));
    jest.advanceTimersByTime(hourMs - 1);
    expect(await left()).toEqual([1, 1, 1, 2, 1, 1]);
    jest.advanceTimersByTime(1);
    await end();
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0]);
    await rowsOver(new Date());
    jest.advanceTimersByTime(2 * hourMs);
    await end();
    expect(await left()).toEqual([1, 1, 1, 2, 1, 1]);
    expect(faults).toEqual([]);
  });
});
