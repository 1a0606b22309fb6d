import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment } from '@enerabi/shared/testing/child-process';
import { freePort } from '@enerabi/shared/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../../app.ts';
import { databasesToTest } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { findPostgresPrograms, type PostgresServer, startPostgres } from '../../testing/postgres.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgresql } from './postgresql.ts';

const isDown = {
  status: 503,
  retryAfter: '5',
  type: 'application/problem+json',
  body: {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'database_unavailable',
    detail: expect.stringContaining('時間をおいて、もう一度お試しください。'),
    request_id: expect.any(String),
  },
};

async function asked(
  app: Pick<Hono, 'request'> | { request: typeof fetch },
  path: string,
  init: RequestInit = {},
) {
  const reply = await app.request(path, init);
  const { status, headers } = reply;
  const body = (await reply.json()) as Record<string, unknown>;
  return { status, retryAfter: headers.get('retry-after'), type: headers.get('content-type'), body };
}

const forgottenBy = (mailaddress: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ mailaddress }),
});
const forgotten = forgottenBy('hanako@example.jp');

describe('the API without its database', () => {
  it.each(databasesToTest.map(({ name, open }) => [name, open] as const))(
    'says that it may come back, to readers, writers and members: %s',
    async (_, open) => {
      const database = await open();
      await migrate(database.db);
      const app = await createApp({ db: database.db });
      const { authorization } = await insertMember(database.db);
      expect((await asked(app, '/api/front_me', { headers: { authorization } })).status).toBe(200);
      await database.close();
      expect(await asked(app, '/api/front_get_facility?path_name=hikari')).toEqual(isDown);
      expect(await asked(app, '/api/front_get_facilties')).toEqual(isDown);
      expect(await asked(app, '/api/password_forgot', forgotten)).toEqual(isDown);
      expect(await asked(app, '/api/front_me', { headers: { authorization } })).toEqual(isDown);
    },
    60_000,
  );

  it('still calls a query that is wrong a fault of its own', async () => {
    const database = await openInMemory();
    const app = await createApp({ db: database.db });
    expect(await asked(app, '/api/password_forgot', forgotten)).toMatchObject({
      status: 500,
      retryAfter: null,
      body: { code: 'internal_error' },
    });
    await database.close();
  });
});

if (findPostgresPrograms())
  describe('the API whose PostgreSQL', () => {
    let server: PostgresServer;
    let database: Database;
    let app: Hono;
    const folder = mkdtempSync(join(tmpdir(), 'api-'));
    beforeAll(async () => {
      server = await startPostgres();
      database = await openPostgresql(server.url);
      await migrate(database.db);
      app = await createApp({ db: database.db });
    }, 60_000);
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      await server.stop();
    });

    /** Sends a query that waits for a lock, and ends it by a function of PostgreSQL. */
    async function whileLocked(end: 'pg_terminate_backend' | 'pg_cancel_backend') {
      const other = await openPostgresql(server.url);
      const waiting = sql`from pg_stat_activity where wait_event_type = 'Lock'`;
      try {
        const { answer } = await other.db.transaction().execute(async (locked) => {
          await sql`lock table account in access exclusive mode`.execute(locked);
          const answer = asked(app, '/api/password_forgot', forgottenBy(`${end}@example.jp`));
          const isAnswered = answer.then(() => true);
          while ((await sql`select 1 ${waiting}`.execute(database.db)).rows.length === 0)
            if (await Promise.race([isAnswered, wait(20, false)])) break;
          await sql`select ${sql.raw(end)}(pid) ${waiting}`.execute(database.db);
          return { answer };
        });
        return await answer;
      } finally {
        await other.close();
      }
    }

    it('ends its connections (57P01)', async () => {
      expect(await whileLocked('pg_terminate_backend')).toEqual(isDown);
    });

    it('cancels what takes too long (57014)', async () => {
      expect(await whileLocked('pg_cancel_backend')).toEqual(isDown);
    });

    it('is gone', async () => {
      const port = await freePort();
      const settings = { DATABASE_URL: server.url, API_PORT: String(port), DEMO_FACILITIES: '0' };
      const env = { ...childEnvironment(), DATA_DIR: folder, ...settings };
      const program = join(import.meta.dirname, '../../main.ts');
      const api = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
      try {
        await new Promise<void>((resolve) => {
          api.stdout.on('data', (said) => String(said).includes('"msg":"ready"') && resolve());
        });
        await database.close();
        await server.stop();
        const at = `http://127.0.0.1:${port}`;
        expect(await asked({ request: fetch }, `${at}/api/password_forgot`, forgotten)).toEqual(isDown);
        expect(await asked({ request: fetch }, `${at}/api/front_get_facility?path_name=x`)).toEqual(isDown);
        expect((await fetch(`${at}/healthz`)).status).toBe(200);
      } finally {
        api.kill('SIGKILL');
      }
    });
  });
