export { type Database, DatabaseError } from './database.ts';
export { type MigrationReport, migrate } from './migrate.ts';
export { type DatabaseSettings, openDatabase } from './open-database.ts';
export type { Schema } from './schema.ts';
export { refreshStatistics } from './statistics.ts';
