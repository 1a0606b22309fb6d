import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases, openOwn } from '../../testing/databases.ts';
import { DatabaseError } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

const extra = (number: number, text: string, is_breaking = false): Migration => ({
  number,
  name: `extra_${number}`,
  checksum: text,
  is_breaking,
  text,
});

describeOnDatabases('migrations (design section 4)', (database) => {
  const known = readMigrations();

  it('are applied once', async () => {
    expect(await migrate(database.db)).toEqual({ applied: [], warnings: [] });
    expect(await isMigrated(database.db)).toBe(true);
  });

  it('write nothing where all are there: a database that takes no writes can be opened for reading', async () => {
    await database.db.connection().execute(async (db) => {
      await sql`set default_transaction_read_only = on`.execute(db);
      try {
        expect(await migrate(db)).toEqual({ applied: [], warnings: [] });
      } finally {
        await sql`set default_transaction_read_only = off`.execute(db);
      }
    });
  });

  it('are not all there where an older one is missing', async () => {
    const { db } = database;
    const first = db.selectFrom('schema_migration').selectAll().where('number', '=', 1);
    const row = await first.executeTakeFirstOrThrow();
    await db.deleteFrom('schema_migration').where('number', '=', 1).execute();
    expect(await isMigrated(db)).toBe(false);
    await db.insertInto('schema_migration').values(row).execute();
    expect(await isMigrated(db)).toBe(true);
  });

  it('go forward, and a failing one leaves nothing behind', async () => {
    const failing = extra(9001, 'create table half (id integer); select nothing_of_this_name;');
    await expect(migrate(database.db, [...known, failing])).rejects.toThrow('nothing_of_this_name');
    const { rows } = await sql`select to_regclass('half') as half`.execute(database.db);
    expect(rows).toEqual([{ half: null }]);
  });

  it('warn older code of a newer schema, and refuse it where that is breaking', async () => {
    await migrate(database.db, [...known, extra(9002, 'select 1')]);
    const { warnings } = await migrate(database.db, known);
    expect(warnings).toEqual([
      'The schema has migration 9002 (extra_9002), which this version does not know.',
    ]);
    await migrate(database.db, [...known, extra(9002, 'select 1'), extra(9003, 'select 2', true)]);
    await expect(migrate(database.db, known)).rejects.toThrow(DatabaseError);
    await expect(migrate(database.db, known)).rejects.toThrow('start a newer version');
  });

  it('refuse a file that was edited after it was applied', async () => {
    await expect(migrate(database.db, [...known, extra(9002, 'select 3')])).rejects.toThrow('Migration 9002');
  });
});

const server = process.env.TEST_DATABASE_URL;
(server ? describe : describe.skip)('migrations by several starters at once, PostgreSQL', () => {
  it('are applied once', async () => {
    const database = await openOwn(server ?? '');
    const reports = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db)));
    // The first starter takes the next one.
    const applied = reports.flatMap((report) => report.applied).toSorted((a, b) => a - b);
    expect(applied).toEqual(readMigrations().map(({ number }) => number));
    await database.close();
  });
});
