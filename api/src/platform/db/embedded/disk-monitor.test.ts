import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { DiskMonitor } from './disk-monitor.ts';
import { embeddedPool } from './embedded-pool.ts';
import { whenStopped } from './fatal-shutdown.ts';

const mebibyte = 1_048_576;

let folder: string;
let pglite: PGlite;
let pool: pg.Pool;
let stopped: Promise<Error>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'disk-monitor-'));
  pglite = await PGlite.create({ dataDir: folder });
  const embedded = embeddedPool(pglite);
  pool = embedded.pool;
  stopped = whenStopped(pglite, embedded, folder);
  await pool.query('create table entry (word text)');
});
afterAll(() => rmSync(folder, { recursive: true }));

const note = (): Promise<unknown> => pool.query("insert into entry values ('saved')");

describe('a disk with little room', () => {
  let free: number;
  let reports: string[];
  let monitor: DiskMonitor;
  beforeEach(() => {
    [free, reports] = [1_000 * mebibyte, []];
    monitor = new DiskMonitor({ pool, freeBytes: async () => free, report: (line) => reports.push(line) });
  });
  afterEach(async () => {
    free = 1_000 * mebibyte;
    await monitor.checkRoom();
  });

  it('refuses writes as a full disk does, answers reads, and takes writes again', async () => {
    await monitor.checkRoom();
    await note();
    free = 20 * mebibyte;
    await monitor.checkRoom();
    await monitor.checkRoom();
    await expect(note()).rejects.toMatchObject({ code: '53100' });
    expect((await pool.query('select * from entry')).rows).toHaveLength(1);
    free = 100 * mebibyte;
    await monitor.checkRoom();
    await note();
    expect(reports).toEqual([
      '20 MiB left on the disk of DATA_DIR: writes are refused, reads go on',
      '100 MiB left on the disk of DATA_DIR: writes are taken again',
    ]);
  });

  it('refuses them after a client has gone with the settings of the session, too', async () => {
    free = 0;
    await monitor.checkRoom();
    await pool.query('discard all');
    await monitor.checkRoom();
    await expect(note()).rejects.toMatchObject({ code: '53100' });
  });
});

const segments = (): number =>
  readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

/** Writes this much log, and nothing else. */
const writeLog = (mebibytes: number): Promise<unknown> =>
  pool.query(
    `select pg_logical_emit_message(true, 'test', repeat('x', ${mebibyte})) from generate_series(1, ${mebibytes})`,
  );

it('segments of the log are there in advance, and those that were used come again', async () => {
  expect(segments()).toBe(1);
  const monitor = new DiskMonitor({ pool, freeBytes: async () => 1_000 * mebibyte, report: () => {} });
  await monitor.start();
  monitor.stop();
  expect(segments()).toBe(4);
  const log = join(folder, 'pg_wal');
  const before = new Set(readdirSync(log));
  await writeLog(40);
  expect(new Set(readdirSync(log))).toEqual(before);
  await monitor.checkpoint();
  await writeLog(20);
  expect(segments()).toBe(before.size - 2);
});

it('the write-ahead log stays small, however much is written', async () => {
  const monitor = new DiskMonitor({ pool, freeBytes: async () => 1_000 * mebibyte, report: () => {} });
  for (let at = 0; at < 5; at += 1) {
    await writeLog(40);
    await monitor.checkpoint();
  }
  expect(segments()).toBeLessThan(8);
});

it('a database that cannot write its log says that it has stopped, and why', async () => {
  renameSync(join(folder, 'pg_wal'), join(folder, 'pg_wal_away'));
  // Open segments still work; a new one cannot be created.
  await expect(writeLog(200)).rejects.toThrow(/pg_wal/);
  expect((await stopped).message).toMatch(/^The embedded database in .+ has stopped: .*pg_wal.+ room/);
});
