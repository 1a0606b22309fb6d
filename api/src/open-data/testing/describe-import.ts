import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases, type TestDatabase } from '../../testing/databases.ts';
import { type ImportOptions, importFiles } from '../facilities/import-transaction.ts';

export const fixture = (name: string): string => join(import.meta.dirname, '../facilities/fixtures', name);

export const usualOptions: ImportOptions = {
  profile: null,
  source: {},
  keepWarnings: 1000,
  isDryRun: false,
  isStrict: false,
  replaces: false,
  onProgress: () => {},
};
const headers = '全国地方公共団体コード,ID,地方公共団体名,名称,種別,収容定員,緯度,経度';

/** A row of the files that `file` writes. */
export const garden = (id: string, name: string, capacity = '10'): string =>
  `352071,${id},山口県下松市,${name},認可公立保育所,${capacity},34.0,131.8`;

/** Fixtures of an import's test, on an empty database each time. */
export interface ImportTrial {
  database: TestDatabase;
  /** Writes text unchanged; returns the path. */
  write: (name: string, text: string) => Promise<string>;
  /** Writes rows under the headers that `garden` fits; returns the path. */
  file: (name: string, ...rows: string[]) => Promise<string>;
  run: (paths: string[], changed?: Partial<ImportOptions>) => ReturnType<typeof importFiles>;
  stored: () => Promise<{ path_name: string; name: string; capacity: number | null; updated_at: Date }[]>;
}

/** A suite of import tests on every kind of database. */
export function describeImport(name: string, suite: (trial: ImportTrial) => void): void {
  describeOnDatabases(name, (database) => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'import-test-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));
    beforeEach(async () => {
      await sql`truncate facility, corporation, source restart identity cascade`.execute(database.db);
    });
    const write: ImportTrial['write'] = async (file, text) => {
      const path = join(folder, file);
      await writeFile(path, text);
      return path;
    };
    suite({
      database,
      write,
      file: (file, ...rows) => write(file, [headers, ...rows].join('\r\n')),
      run: (paths, changed = {}) => importFiles(database, paths, { ...usualOptions, ...changed }),
      stored: () =>
        database.db
          .selectFrom('facility')
          .select(['path_name', 'name', 'capacity', 'updated_at'])
          .orderBy('path_name')
          .execute(),
    });
  });
}
