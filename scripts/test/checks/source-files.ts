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

const written = /\.(ts|tsx|mjs|cjs|css|md)$/;

/** Texts that people write: code, tests and guides. The tests of the vocabulary itself need retired words. */
export function isChecked(file: string): boolean {
  return written.test(file) && !/^scripts\/test\/checks\/(vocabulary|glossary-table)/.test(file);
}
