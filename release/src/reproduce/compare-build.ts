import { sha384 } from '../document/index.ts';
import { type BuildFolder, readBuildFolder } from '../store/build-folder.ts';
import { builtFiles, contentId, type StoredRelease } from '../store/index.ts';

/** A file that is not the same in the release and in what was built from its commit. */
export interface DifferentFile {
  path: string;
  /** Bytes in the release; null if it has no such file. */
  release: number | null;
  /** Bytes in the new build; null if it has no such file. */
  build: number | null;
  /** Offset of the first different byte, where both have the file and the release's content is at hand. */
  at: number | null;
}

export interface BuildComparison {
  /** Whether what runs is what the source says, byte by byte. */
  isSame: boolean;
  /** The name that the new build would get. */
  id: string;
  files: number;
  different: DifferentFile[];
}

/**
 * Compares a new build with a stored release.
 * @param read content of a file of the release
 * @throws BuildError if the folder is no build of the app
 */
export async function compareBuild(
  { manifest, integrity }: Pick<StoredRelease, 'manifest' | 'integrity'>,
  buildDir: string,
  read: (file: string) => Promise<Uint8Array>,
): Promise<BuildComparison> {
  const built = await readBuildFolder(manifest.app, buildDir);
  const hashes = Object.fromEntries([...built.files].map(([name, bytes]) => [name, sha384(bytes)]));
  const released = builtFiles(integrity);
  const names = [...new Set([...Object.keys(released), ...Object.keys(hashes)])].sort();
  const different: DifferentFile[] = [];
  for (const name of names)
    if (released[name] !== hashes[name])
      different.push(await difference(name, integrity.files[name]?.size ?? null, built, read));
  const id = contentId(built.build, hashes);
  return { isSame: id === manifest.id && different.length === 0, id, files: names.length, different };
}

async function difference(
  path: string,
  release: number | null,
  { files }: BuildFolder,
  read: (file: string) => Promise<Uint8Array>,
): Promise<DifferentFile> {
  const content = files.get(path);
  const at = content && release !== null ? firstDifference(content, await read(path)) : null;
  return { path, release, build: content?.length ?? null, at };
}

function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at;
  return length;
}
