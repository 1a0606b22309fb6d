import { type Kysely, sql, type Transaction } from 'kysely';
import { takeAdvisoryLock } from './advisory-locks.ts';
import { DatabaseError } from './database.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import type { Schema } from './schema.ts';

export interface MigrationReport {
  /** Numbers of the migrations applied by this call. */
  applied: number[];
  /** Warning for the operator: the schema is newer than the code, but compatible. */
  warnings: string[];
}

/**
 * Migrates the schema to this code's version, forward only, each migration in a transaction of its own. Concurrent
 * starters run one after another. A newer schema is accepted with a warning, unless it is breaking.
 * @throws DatabaseError if the schema is newer and breaking, or an applied migration has been edited
 */
export async function migrate(
  db: Kysely<Schema>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<MigrationReport> {
  const report: MigrationReport = { applied: [], warnings: [] };
  for (;;) {
    const applied = await db.transaction().execute(async (transaction) => {
      await takeAdvisoryLock(transaction, 'migration');
      const next = await nextMigration(transaction, migrations, report);
      if (next) await apply(transaction, next);
      return next;
    });
    if (!applied) return report;
    report.applied.push(applied.number);
  }
}

async function nextMigration(
  db: Transaction<Schema>,
  migrations: readonly Migration[],
  report: MigrationReport,
): Promise<Migration | undefined> {
  await addTable(db);
  const done = await db.selectFrom('schema_migration').selectAll().orderBy('number').execute();
  const newest = migrations.at(-1)?.number ?? 0;
  report.warnings = [];
  for (const { number, name, checksum, is_breaking } of done) {
    const known = migrations.find((migration) => migration.number === number);
    if (known && known.checksum !== checksum)
      throw new DatabaseError(
        `Migration ${number} (${name}) differs from the one this database was made with; restore the file, or start on an empty database.`,
      );
    if (known || number <= newest) continue;
    if (is_breaking)
      throw new DatabaseError(
        `The schema is newer than this version (migration ${number}, ${name}, is breaking); start a newer version.`,
      );
    report.warnings.push(`The schema has migration ${number} (${name}), which this version does not know.`);
  }
  const applied = new Set(done.map(({ number }) => number));
  return migrations.find(({ number }) => !applied.has(number));
}

/**
 * Checked first: `create table if not exists` counts as a write even if the table exists, and a full disk refuses it.
 */
async function addTable(db: Transaction<Schema>): Promise<void> {
  const known = await sql<{ table: string | null }>`select to_regclass('schema_migration') as table`.execute(
    db,
  );
  if (known.rows[0]?.table) return;
  await sql`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      is_breaking boolean not null,
      applied_at timestamptz not null default now()
    )`.execute(db);
}

async function apply(db: Transaction<Schema>, { number, name, checksum, is_breaking, text }: Migration) {
  await sql.raw(text).execute(db);
  await db.insertInto('schema_migration').values({ number, name, checksum, is_breaking }).execute();
}

/** Whether every migration of this code has been applied: the query of `/readyz`. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const rows = await db.selectFrom('schema_migration').select('number').execute();
  const applied = new Set(rows.map(({ number }) => number));
  return readMigrations().every(({ number }) => applied.has(number));
}
