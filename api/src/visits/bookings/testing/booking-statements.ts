import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openApp } from '../../../identity/testing/open-app.ts';
import { columnTypes } from '../../../platform/db/column-types.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/**
 * Books once through the API, and returns what the database was asked for it, `begin` and `commit` included.
 * @param url of a PostgreSQL server with the API's schema
 * @throws Error if the visit is not booked
 */
export async function bookingStatements(
  url: string,
  body: object,
): Promise<{ statements: Statement[]; reference: string }> {
  const statements: Statement[] = [];
  class RecordingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares many forms of a query; this client gets one of them.
    override query(...parts: any[]): any {
      const [text, parameters = []] = parts;
      if (typeof text === 'string') statements.push({ text, parameters });
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      return (super.query as any)(...parts);
    }
  }
  const pool = new pg.Pool({ connectionString: url, types: columnTypes, max: 1, Client: RecordingClient });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const app = await openApp(db);
    statements.length = 0;
    const reply = await app.post('/api/one_stop/booking', body);
    if (reply.status !== 200) throw new Error(`The visit was not booked: ${JSON.stringify(reply.body)}`);
    return { statements, reference: reply.body.reference };
  } finally {
    await db.destroy();
  }
}

/** Lets ids of new rows begin at numbers that no other figure has, so that statements show which one they name. */
export async function beginIdsAt(url: string, first: Readonly<Record<'visit_slot' | 'booking', number>>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [table, id] of Object.entries(first))
      await client.query(`alter table ${table} alter column id restart with ${id}`);
  } finally {
    await client.end();
  }
}
