import { releaseId } from '../document/index.ts';
import type { ReleaseManifest, ReleaseStore } from '../store/index.ts';

/** The difference of two releases of an app. Sizes are bytes, before compression. */
export interface ReleaseComparison {
  from: string;
  to: string;
  versions: [string, string];
  commits: [string | null, string | null];
  bytes: [number, number];
  added: FileSize[];
  removed: FileSize[];
  changed: { path: string; before: number; after: number }[];
  /** How many files have the same content. */
  same: number;
  routes: { added: string[]; removed: string[] };
  paths: { added: string[]; removed: string[] };
  /** Shared modules whose required range differs; null where there is none. */
  shared: { name: string; before: string | null; after: string | null }[];
}

interface FileSize {
  path: string;
  size: number;
}

/**
 * Compares two stored releases, after hashing every file of both.
 * @throws ReleaseError, ZodError
 */
export async function compareReleases(
  store: ReleaseStore,
  app: string,
  from: string,
  to: string,
): Promise<ReleaseComparison> {
  const [before, after] = await Promise.all(
    [from, to].map((id) => store.verifyRelease(app, releaseId.parse(id))),
  );
  if (!before || !after) throw new Error('unreachable');
  const files = (stored: typeof before) => Object.entries(stored.integrity.files);
  const old = before.integrity.files;
  const sizeOf = (stored: typeof before): number =>
    files(stored).reduce((sum, [, { size }]) => sum + size, 0);
  const listed = ([path, { size }]: [string, { size: number }]): FileSize => ({ path, size });
  const common = files(after).filter(([path]) => Object.hasOwn(old, path));
  const changed = common.filter(([path, { integrity }]) => old[path]?.integrity !== integrity);
  return {
    from,
    to,
    versions: [before.manifest.version, after.manifest.version],
    commits: [before.manifest.commit, after.manifest.commit],
    bytes: [sizeOf(before), sizeOf(after)],
    added: files(after)
      .filter(([path]) => !Object.hasOwn(old, path))
      .map(listed),
    removed: files(before)
      .filter(([path]) => !Object.hasOwn(after.integrity.files, path))
      .map(listed),
    changed: changed.map(([path, { size }]) => ({ path, before: old[path]?.size ?? 0, after: size })),
    same: common.length - changed.length,
    routes: differing(Object.keys(before.manifest.routes), Object.keys(after.manifest.routes)),
    paths: differing(before.manifest.paths, after.manifest.paths),
    shared: sharedChanges(before.manifest, after.manifest),
  };
}

const differing = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

function sharedChanges(before: ReleaseManifest, after: ReleaseManifest): ReleaseComparison['shared'] {
  const [old, now] = [before.contract.shared, after.contract.shared];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: old[name] ?? null, after: now[name] ?? null }))
    .filter((one) => one.before !== one.after);
}
