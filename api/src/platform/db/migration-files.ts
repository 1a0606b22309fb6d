import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  number: number;
  name: string;
  /** Its first line is `-- breaking`: older code must not run on its schema. */
  is_breaking: boolean;
  checksum: string;
  text: string;
}

const folder = join(import.meta.dirname, '../../../migrations');

let known: readonly Migration[] | undefined;

/**
 * The numbered SQL files of `api/migrations`, in order: `0001_facilities.sql`. Read once, since probes are frequent.
 */
export const readMigrations = (): readonly Migration[] => {
  known ??= readFolder();
  return known;
};

const readFolder = (): Migration[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        number: Number(file.slice(0, 4)),
        name: file.slice(5, -'.sql'.length),
        is_breaking: text.startsWith('-- breaking'),
        checksum: createHash('sha256').update(text).digest('hex'),
        text,
      };
    });
