import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment } from '@enerabi/shared/testing/child-process';
import { freePort } from '@enerabi/shared/testing/free-port';
import { RecordedLoad } from '@enerabi/shared/testing/recorded-load';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from './catalogue/facilities/save-facilities.ts';
import { openDatabase } from './platform/db/index.ts';
import { queueMail } from './platform/mail/mail-queue.ts';
import { makeDataFolder } from './testing/data-folder.ts';
import { sampleRecord } from './testing/sample-record.ts';

let folder: string;
let port: number;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  folder = await makeDataFolder('api-');
  port = await freePort();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...childEnvironment(),
      DATA_DIR: folder,
      API_PORT: String(port),
      DEMO_FACILITIES: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('"msg":"ready"')) resolve();
    });
  });
  return { child, ended, ready, errors: text(child.stderr) };
};

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();

describe('the process of the API', () => {
  it('starts on an empty folder, lets a command write beside it, stops on SIGTERM and starts again', async () => {
    // A first start has no database.
    rmSync(join(folder, 'db'), { recursive: true, force: true });
    const first = start();
    await first.ready;
    const command = await openDatabase({ DATA_DIR: folder });
    await saveFacilities(command.db, [sampleRecord('1', { path_name: 'beside' })]);
    await command.close();
    expect(await ask('/api/front_get_facility?path_name=beside')).toMatchObject({ path_name: 'beside' });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start();
    await second.ready;
    expect(await ask('/api/front_get_facilties')).toMatchObject({ total: 1 });
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(await second.errors).toBe('');
  });

  it('loses no request of clients that go on asking while it begins to stop', async () => {
    const api = start();
    await api.ready;
    const load = new RecordedLoad(`http://127.0.0.1:${port}`, {
      paths: ['/api/front_get_facilties', '/healthz'],
    });
    await wait(500);
    api.child.kill('SIGTERM');
    await wait(500);
    const { answered, failures, refused, longestPauseMs } = await load.end();
    expect({ code: await api.ended, failures }).toEqual({ code: 0, failures: [] });
    // After a pause of 100 ms the server may assume that its clients have left, and close its port.
    expect(longestPauseMs < 100 ? refused : 0).toBe(0);
    expect(answered).toBeGreaterThan(100);
  });

  it('comes back after it was killed, with what was committed', async () => {
    const first = start();
    await first.ready;
    const command = await openDatabase({ DATA_DIR: folder });
    await saveFacilities(command.db, [sampleRecord('1')]);
    first.child.kill('SIGKILL');
    await first.ended;
    await command.close();
    const second = start();
    await second.ready;
    expect(await ask('/api/front_get_facilties')).toMatchObject({ total: 1 });
  });

  it('ends with a word where its database stops as a whole, and starts again with what was saved', async () => {
    const first = start();
    await first.ready;
    const command = await openDatabase({ DATA_DIR: folder });
    await saveFacilities(command.db, [sampleRecord('1')]);
    const log = join(folder, 'db', 'pg_wal');
    // As on a full disk: existing segments still work, a new one cannot be created.
    renameSync(log, `${log}_away`);
    await sql`select pg_logical_emit_message(true, 'test', repeat('x', 1000000)) from generate_series(1, 100)`
      .execute(command.db)
      .catch(() => {});
    expect(await first.ended).toBe(1);
    expect(await first.errors).toMatch(/The embedded database in .+ has stopped: .+ its disk has room\.\n$/);
    await command.close();
    renameSync(`${log}_away`, log);
    const second = start();
    await second.ready;
    expect(await ask('/api/front_get_facilties')).toMatchObject({ total: 1 });
  });

  it('has visits to book from the first start on, and again at a later one after they ran out', async () => {
    const first = start({ DEMO_FACILITIES: '200' });
    await first.ready;
    expect(await ask('/api/front/top')).toMatchObject({
      visits: { length: 6 },
      notifications: { length: 5 },
    });
    const command = await openDatabase({ DATA_DIR: folder });
    await command.db.deleteFrom('visit_slot').execute();
    await command.close();
    expect(await ask('/api/front/top')).toMatchObject({ visits: { length: 0 } });
    first.child.kill('SIGTERM');
    await first.ended;

    const second = start();
    await second.ready;
    expect(await ask('/api/front/top')).toMatchObject({ visits: { length: 6 } });
  });

  it('sends mail that waits', async () => {
    await start().ready;
    const command = await openDatabase({ DATA_DIR: folder });
    const now = new Date();
    const content = { subject: 'お知らせ', text: 'お知らせです。\n', html: '<p>お知らせです。</p>' };
    const giveUpAt = new Date(now.getTime() + 60_000);
    await queueMail(command.db, { recipient: 'hanako@example.jp', content, now, giveUpAt });
    await command.close();
    const outbox = async () => (await fetch(`http://127.0.0.1:${port}/outbox`)).text();
    while (!(await outbox()).includes('hanako@example.jp')) await wait(50);
  });

  it('does not share its folder with a second one: one line, exit code 1', async () => {
    await start().ready;
    const second = start({ API_PORT: String(port + 1) });
    expect(await second.ended).toBe(1);
    expect(await second.errors).toMatch(/^The database in .+ is in use by process \d+; .+\n$/);
  });

  it('says in one line that its port is in use', async () => {
    const other = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
    });
    const api = start();
    expect(await api.ended).toBe(1);
    expect(await api.errors).toBe(
      `API_PORT ${port} is in use; stop the other program, or set another API_PORT.\n`,
    );
    other.close();
  });

  it('says in one line that its folder cannot be written', async () => {
    // The null device is a folder for no user, root included.
    const api = start({ DATA_DIR: '/dev/null/data' });
    expect(await api.ended).toBe(1);
    expect(await api.errors).toBe(
      'DATA_DIR /dev/null/data cannot be written (ENOTDIR); mend its permissions, or set another DATA_DIR.\n',
    );
  });

  it('says in one line that PostgreSQL cannot be reached, and never its password', async () => {
    const api = start({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/site` });
    expect(await api.ended).toBe(1);
    const errors = await api.errors;
    expect(errors).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/site cannot be used: .+ECONNREFUSED.+\n$/);
    expect(errors).not.toContain('secret');
  });

  it('says in one line that production needs a secret', async () => {
    const api = start({ NODE_ENV: 'production' });
    expect(await api.ended).toBe(1);
    expect(await api.errors).toMatch(/^AUTH_SECRET is not set and .+ does not exist; make one with .+\.\n$/);
  });

  it('says in one line which setting is wrong', async () => {
    const api = start({ API_PORT: 'http' });
    expect(await api.ended).toBe(1);
    expect(await api.errors).toBe('API_PORT must be a port number from 1 to 65535, not "http".\n');
  });
});
