import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openInMemory } from '../platform/db/embedded/open-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgresql } from '../platform/db/postgresql.ts';
import type { Schema } from '../platform/db/schema.ts';

/** Environment of a test run: the templates of its databases. */
export const templateSettings = {
  /** A file with a dump of the embedded database. */
  embedded: 'TEST_EMBEDDED_TEMPLATE',
  /** A database on the server of `TEST_DATABASE_URL`. */
  postgresql: 'TEST_POSTGRESQL_TEMPLATE',
} as const;

export interface Templates {
  /** For the tests' process. */
  env: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
}

/**
 * Makes one migrated and empty database of each kind, which suites copy: creating one takes seconds, copying it less
 * than half a second.
 * @param server address of a PostgreSQL on which databases may be created; absent: only the embedded one
 */
export async function makeTemplates(server?: string): Promise<Templates> {
  const folder = await mkdtemp(join(tmpdir(), 'enerabi-templates-'));
  const file = join(folder, 'embedded.tar');
  await writeFile(file, await embeddedDump());
  const name = `test_template_${randomBytes(6).toString('hex')}`;
  if (server) await makeOnServer(server, name);
  return {
    env: { [templateSettings.embedded]: file, ...(server && { [templateSettings.postgresql]: name }) },
    remove: async () => {
      await rm(folder, { recursive: true, force: true });
      if (server) await onServer(server, sql`drop database ${sql.ref(name)} with (force)`);
    },
  };
}

async function embeddedDump(): Promise<Uint8Array> {
  const database = await openInMemory();
  try {
    await migrate(database.db);
    await dropUnused(database.db);
    return new Uint8Array(await (await database.dump()).arrayBuffer());
  } finally {
    await database.close();
  }
}

/** PostgreSQL's own templates are two fifths of a dump, which every suite unpacks; no test creates a database in it. */
async function dropUnused(db: Kysely<Schema>): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(db);
}

async function makeOnServer(server: string, name: string): Promise<void> {
  await onServer(server, sql`create database ${sql.ref(name)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgresql(url.href);
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
}

async function onServer(server: string, statement: ReturnType<typeof sql>): Promise<void> {
  const admin = await openPostgresql(server);
  try {
    await statement.execute(admin.db);
  } finally {
    await admin.close();
  }
}
