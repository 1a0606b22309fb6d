import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Registry } from 'prom-client';
import { isMigrated } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';
import { ProblemError } from '../http/problem-error.ts';

export interface HealthRoutes {
  db: Kysely<Schema>;
  registry: Registry;
  /**
   * True from the first stop signal on: a load balancer then uses other servers while requests under way are
   * finished.
   */
  isStopping: () => boolean;
}

const deadlineMs = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: the database answers, too, with the schema that this code needs.
 * `/metrics`.
 */
export const healthRoutes = ({ db, registry, isStopping }: HealthRoutes): Hono =>
  new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      if (isStopping()) throw new ProblemError(503, 'stopping', 'The server is stopping.');
      const fault = await Promise.race([databaseFailure(db), deadline()]);
      if (fault) throw new ProblemError(503, 'not_ready', fault);
      return context.json({ status: 'ready' });
    })
    .get('/metrics', async (context) =>
      context.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
    );

async function databaseFailure(db: Kysely<Schema>): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(db);
    return (await isMigrated(db)) ? undefined : 'The database lacks migrations.';
  } catch {
    return 'The database does not answer.';
  }
}

const deadline = (): Promise<string> =>
  new Promise((resolve) =>
    setTimeout(() => resolve('The database does not answer in time.'), deadlineMs).unref(),
  );
