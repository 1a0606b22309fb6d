import { sha384 } from '../document/index.ts';
import { integrityList, releaseManifest } from './build.schemas.ts';
import { builtFiles, contentId } from './content-id.ts';
import { ReleaseError } from './release-error.ts';
import type { StoredRelease } from './release-store.ts';

/**
 * Parses `release.json` and `integrity.json` and checks that they belong together and to the release's name, which is
 * a hash of their content.
 * @throws ReleaseError `release_damaged`
 */
export function readRecords(
  app: string,
  releaseId: string,
  manifestBytes: Uint8Array,
  integrityBytes: Uint8Array,
): StoredRelease {
  const damaged = (detail: string) => new ReleaseError('release_damaged', app, releaseId, detail);
  const integrity = integrityList.safeParse(parseJson(integrityBytes));
  if (!integrity.success) throw damaged('integrity.json cannot be read');
  if (integrity.data.files['release.json']?.integrity !== sha384(manifestBytes))
    throw damaged('release.json was changed');
  const manifest = releaseManifest.safeParse(parseJson(manifestBytes));
  if (!manifest.success) throw damaged('release.json cannot be read');
  const { app: ownApp, id } = manifest.data;
  const name = contentId(manifest.data, builtFiles(integrity.data));
  if (ownApp !== app || id !== releaseId || name !== releaseId)
    throw damaged('its records belong to another release');
  return { manifest: manifest.data, integrity: integrity.data, integrityHash: sha384(integrityBytes) };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
