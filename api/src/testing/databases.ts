import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import { openInMemory } from '../platform/db/embedded/open-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgresql } from '../platform/db/postgresql.ts';
import type { Schema } from '../platform/db/schema.ts';
import { templateSettings } from './templates.ts';

/** An embedded database is slow to start beside a busy test run. */
const deadlineMs = 30_000;

export interface TestDatabase {
  /** Set before the first test of the suite. */
  readonly db: Kysely<Schema>;
  readonly kind: Database['kind'];
}

interface DatabaseToTest {
  name: string;
  kind: Database['kind'];
  open: () => Promise<Database>;
}

const server = process.env.TEST_DATABASE_URL;

const templates = {
  embedded: process.env[templateSettings.embedded],
  postgresql: process.env[templateSettings.postgresql],
};

/**
 * The embedded database in memory, and also PostgreSQL if `TEST_DATABASE_URL` names a server on which databases may
 * be created. Both are empty when opened, and migrated if the test run has templates.
 */
export const databasesToTest: readonly DatabaseToTest[] = [
  { name: 'embedded', kind: 'embedded', open: openEmbedded },
  ...(server
    ? [{ name: 'PostgreSQL', kind: 'postgresql' as const, open: () => openOwn(server, templates.postgresql) }]
    : []),
];

/**
 * Tests look at plans over hundreds of thousands of rows on PostgreSQL if it is there: the same planner takes four times as
 * long on the embedded database, which is not meant for such sites.
 */
export const databasesForPlans = databasesToTest.slice(-1);

async function openEmbedded(): Promise<Database> {
  const { embedded } = templates;
  return openInMemory(embedded ? new Blob([await readFile(embedded)]) : undefined);
}

/** A suite that runs on a database of its own, once per kind of database, migrated and empty. */
export function describeOnDatabases(name: string, suite: (database: TestDatabase) => void): void {
  for (const database of databasesToTest)
    describe(`${name}, ${database.name}`, () => suiteOn(database.kind, database.open, suite));
}

function suiteOn(
  kind: Database['kind'],
  open: () => Promise<Database>,
  suite: (database: TestDatabase) => void,
) {
  jest.setTimeout(deadlineMs);
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
  }, deadlineMs);
  afterAll(() => database?.close());
  suite({
    kind,
    get db() {
      return database.db;
    },
  });
}

/** A new database on the server, dropped when closed; empty, or a copy of the named database. */
export async function openOwn(server: string, template = 'template1'): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgresql(server);
  await sql`create database ${sql.ref(name)} template ${sql.ref(template)}`.execute(admin.db);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const own = await openPostgresql(url.href);
  const close = async () => {
    await own.close();
    await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.db);
    await admin.close();
  };
  return { ...own, close };
}
