import type { DocumentRelease } from '../../document/index.ts';
import { releaseBase, type StoredRelease } from '../../store/index.ts';

/** Describes a stored release for the release document. */
export function describeRelease({ manifest, integrity, integrityHash }: StoredRelease): DocumentRelease {
  const { app, id, version, entry } = manifest;
  const hashOf = (path: string): string => integrity.files[path]?.integrity ?? '';
  return {
    app,
    version,
    base: releaseBase(app, id),
    manifest: entry.manifest === null ? null : { path: entry.manifest, integrity: hashOf(entry.manifest) },
    client: { entry: entry.client, integrity: hashOf(entry.client) },
    server: { entry: entry.server, integrity: hashOf(entry.server) },
    files: { path: 'integrity.json', integrity: integrityHash },
  };
}
