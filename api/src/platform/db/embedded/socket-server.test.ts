import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { makeDataFolder } from '../../../testing/data-folder.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import type { Schema } from '../schema.ts';
import { openSocketServer } from './socket-server.ts';

let DATA_DIR: string;
let host: Database;
let client: Database;

beforeAll(async () => {
  DATA_DIR = await makeDataFolder('socket-');
  host = await openDatabase({ DATA_DIR }, { isHost: true });
  client = await openDatabase({ DATA_DIR });
  await sql`create table entry (id integer generated always as identity, who text, round integer)`.execute(
    host.db,
  );
});
afterAll(async () => {
  await client.close();
  await host.close();
  rmSync(DATA_DIR, { recursive: true });
});

/** Without a listener, the end of an active connection would end the client's process. */
describe('a client whose host goes away', () => {
  it('gets an error for its next statement, and lives on', async () => {
    const folder = await makeDataFolder('socket-');
    const leaving = await openDatabase({ DATA_DIR: folder }, { isHost: true });
    const left = await openDatabase({ DATA_DIR: folder });
    const interrupted = left.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await leaving.close();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 2`.execute(transaction);
    });
    await expect(interrupted).rejects.toThrow(/connection|terminated|queryable/i);
    await left.close();
    rmSync(folder, { recursive: true });
  });
});

const count = async (db: Kysely<Schema>, who: string) =>
  (await sql<{ n: number }>`select count(*) as n from entry where who = ${who}`.execute(db)).rows[0]?.n;

/** Writes, yields to others, and reads back what only its own transaction may have written. */
const writeAndLook = (db: Kysely<Schema>, who: string, round: number) =>
  db.transaction().execute(async (transaction) => {
    const before = (await sql<{ n: number }>`select count(*) as n from entry`.execute(transaction)).rows[0]
      ?.n;
    await sql`insert into entry (who, round) values (${who}, ${round})`.execute(transaction);
    await new Promise((resolve) => setTimeout(resolve, round % 3));
    const after = (await sql<{ n: number }>`select count(*) as n from entry`.execute(transaction)).rows[0]?.n;
    return (after ?? 0) - (before ?? 0);
  });

describe('the socket of the embedded database', () => {
  it('is for the owner of the folder alone', () => {
    expect(statSync(join(DATA_DIR, '.s.PGSQL.5432')).mode & 0o777).toBe(0o600);
  });

  it('keeps transactions of host and client apart', async () => {
    const rounds = Array.from({ length: 30 }, (_, round) => round);
    const seen = await Promise.all(
      rounds.flatMap((round) => [
        writeAndLook(host.db, 'host', round),
        writeAndLook(client.db, 'client', round),
      ]),
    );
    expect(seen.every((rows) => rows === 1)).toBe(true);
    expect([await count(host.db, 'host'), await count(client.db, 'client')]).toEqual([30, 30]);
  });

  it('keeps statements outside transactions apart: each client gets its own replies', async () => {
    const asked = Array.from({ length: 100 }, (_, at) => ({ db: at % 2 ? host.db : client.db, at }));
    const answers = await Promise.all(
      asked.map(
        async ({ db, at }) => (await sql<{ n: number }>`select ${at}::integer as n`.execute(db)).rows[0]?.n,
      ),
    );
    expect(answers).toEqual(asked.map(({ at }) => at));
  });

  it('rolls back a transaction that fails, and goes on', async () => {
    const failing = client.db.transaction().execute(async (transaction) => {
      await sql`insert into entry (who) values ('lost')`.execute(transaction);
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await count(host.db, 'lost')).toBe(0);
  });

  it('rolls back what a client leaves open that dies in the middle', async () => {
    const dying = new pg.Client({ host: DATA_DIR, port: 5432, user: 'postgres', database: 'postgres' });
    dying.on('error', () => {});
    await dying.connect();
    await dying.query('begin');
    await dying.query("insert into entry (who) values ('gone')");
    (dying as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    expect(await count(host.db, 'gone')).toBe(0);
    expect(await writeAndLook(host.db, 'host', 0)).toBe(1);
  });

  it('goes on when a client dies while it waits for its turn', async () => {
    const dying = new pg.Client({ host: DATA_DIR, port: 5432, user: 'postgres', database: 'postgres' });
    dying.on('error', () => {});
    await dying.connect();
    await host.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      void dying.query('begin').catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 50));
      (dying as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(await writeAndLook(client.db, 'client', 0)).toBe(1);
    expect(await writeAndLook(host.db, 'host', 0)).toBe(1);
  });

  it('carries what is larger than a packet, both ways', async () => {
    const large = '園'.repeat(2_000_000);
    const { rows } = await sql<{ back: string }>`select ${large}::text as back`.execute(client.db);
    expect(rows[0]?.back === large).toBe(true);
  });

  it('forgets what a client has set when it leaves', async () => {
    const leaving = await openDatabase({ DATA_DIR });
    const asked = () => sql<{ path: string }>`select current_setting('search_path') as path`.execute(host.db);
    const before = (await asked()).rows;
    await sql`set search_path = nowhere`.execute(leaving.db);
    await sql`set statement_timeout = 1`.execute(leaving.db);
    await sql`set default_transaction_read_only = on`.execute(leaving.db);
    await leaving.close();
    // The client is gone before the host notices.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await asked()).rows).toEqual(before);
    expect(await writeAndLook(host.db, 'host', 0)).toBe(1);
  });
});

describe('a client that keeps the connection without a word', () => {
  it('gets the reason, and is rolled back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'socket-'));
    const pglite = await PGlite.create();
    const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
    const close = await openSocketServer(join(folder, '.s.PGSQL.5432'), pglite, pool, 200);
    await pool.query('create table entry (who text)');
    const silent = new pg.Client({ host: folder, port: 5432, user: 'postgres', database: 'postgres' });
    const dismissed = new Promise<Error>((resolve) => silent.on('error', resolve));
    await silent.connect();
    await silent.query('begin');
    await silent.query("insert into entry (who) values ('silent')");
    expect((await pool.query('select * from entry')).rows).toEqual([]);
    expect((await dismissed).message).toMatch(/0\.2 s without a word; its transaction is undone/);
    await close();
    await pool.end();
    await pglite.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a host without a socket', () => {
  it('works, warns, and has commands refused at once', async () => {
    const folder = await makeDataFolder('socket-');
    // A server cannot listen at the path of a folder, as on a file system without Unix sockets.
    mkdirSync(join(folder, '.s.PGSQL.5432'));
    const alone = await openDatabase({ DATA_DIR: folder }, { isHost: true });
    expect((await sql`select 1 as one`.execute(alone.db)).rows).toEqual([{ one: 1 }]);
    expect(alone.warnings).toEqual([expect.stringMatching(/^Commands cannot use the database/)]);
    await expect(openDatabase({ DATA_DIR: folder })).rejects.toThrow(/in use by process/);
    await alone.close();
    expect(readdirSync(folder)).not.toContain('db.lock');
    rmSync(folder, { recursive: true });
  });
});

describe('a data directory whose path is too long for a socket', () => {
  it('has one elsewhere, of which nothing is left behind', async () => {
    const folder = await makeDataFolder(`socket-${'long-'.repeat(20)}`);
    const sockets = () => readdirSync(tmpdir()).filter((name) => name.startsWith('enerabi-socket-')).length;
    const before = sockets();
    const first = await openDatabase({ DATA_DIR: folder }, { isHost: true });
    expect(sockets()).toBe(before + 1);
    await expect(openDatabase({ DATA_DIR: folder }, { isHost: true })).rejects.toThrow(/in use/);
    expect(sockets()).toBe(before + 1);
    await first.close();
    expect(sockets()).toBe(before);
    rmSync(folder, { recursive: true });
  });
});
