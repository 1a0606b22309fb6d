import { createHash } from 'node:crypto';
import { canonical } from '../document/index.ts';
import type { IntegrityList } from './build.schemas.ts';

/** Not part of a release's identity: the same content from another commit, day or machine is the same release. */
const circumstances = new Set(['id', 'commit', 'builtAt', 'provenance']);

/**
 * Names a release by its content: its files before compression and the build's description.
 * @param record parsed `build.json` or `release.json`; both yield the same name
 * @param files hash of every file, by path
 * @returns `r_` and the first 80 bits of a SHA-256, in hex
 */
export function contentId(record: object, files: Record<string, string>): string {
  const build = Object.fromEntries(Object.entries(record).filter(([key]) => !circumstances.has(key)));
  const hash = createHash('sha256').update(canonical({ build, files }));
  return `r_${hash.digest('hex').slice(0, 20)}`;
}

/** The files a release got from its build, as `contentId` wants them. */
export const builtFiles = ({ files }: IntegrityList): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) =>
      path === 'release.json' ? [] : [[path, file.integrity]],
    ),
  );
