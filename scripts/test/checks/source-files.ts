import { execFileSync } from 'node:child_process';
import { root } from '../run.ts';

/** The files of the checkout, tracked or new, by their path from the root; what git ignores is left out. */
export function repositoryFiles(folder = root): string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return output.split('\n').filter(Boolean);
}

const source = /\.(ts|tsx|mjs|css)$/;
const test = /\.test\.tsx?$|\.fixture\.ts$|\.journey\.ts$|(^|\/)(testing|fixtures|e2e)\//;

/** Code of the product: neither a test nor what only tests use. */
export function isProductSource(file: string): boolean {
  return source.test(file) && !test.test(file);
}

const written = /\.(ts|tsx|mjs|cjs|css|md|json|service|target)$|^\.ci\/|^pnpm-workspace\.yaml$/;
/** They name retired words as such. */
const namesRetiredWords = new Set([
  'docs/guides/code-glossary.md',
  'scripts/test/checks/glossary-table.ts',
  'scripts/test/checks/vocabulary.ts',
  'scripts/test/checks/vocabulary.test.ts',
]);

/** Applied migrations are checksummed and cannot change. */
const isMigration = (file: string): boolean => file.startsWith('api/migrations/');

/** Files whose names must not hold a retired word. */
export const isNameChecked = (file: string): boolean => !isMigration(file);

/** Texts that people write: code, tests, configuration and guides. */
export const isTextChecked = (file: string): boolean => written.test(file) && !namesRetiredWords.has(file);
