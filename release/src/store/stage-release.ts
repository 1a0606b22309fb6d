import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../document/index.ts';
import { type Encoding, encodingSuffix, type IntegrityList, type ListedFile } from './build.schemas.ts';
import type { BuildFolder } from './build-folder.ts';
import { compress } from './compress.ts';
import { syncFolder, writeDurably } from './disk/durable-file.ts';
import type { PutOptions } from './release-store.ts';

/** Releases are create-only; the file mode shows that to somebody who opens one in an editor. */
const readOnly = 0o444;
/** Compression may use half of a small machine, not all of it. */
const atOnce = 2;

/**
 * Writes a release's folder completely and durably, with `release.json` last: it is the commit mark, and a folder
 * without it is garbage.
 */
export async function stageRelease(
  folder: string,
  releaseId: string,
  { build, files }: BuildFolder,
  { commit, builtAt, provenance, onProgress }: PutOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const listed: IntegrityList['files'] = {};
  const queue = [...files];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, bytes] = next;
      listed[name] = await writeFile(folder, name, bytes);
      onProgress?.(files.size - queue.length, files.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const manifest = json({ ...build, id: releaseId, commit, builtAt, provenance });
  listed['release.json'] = { integrity: sha384(manifest), size: manifest.length };
  const sorted = Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)));
  const integrity = { schema: 1, files: sorted } satisfies IntegrityList;
  await writeDurably(path.join(folder, 'integrity.json'), json(integrity), readOnly);
  for (const parent of foldersOf(files.keys())) await syncFolder(path.join(folder, parent));
  await writeDurably(path.join(folder, 'release.json'), manifest, readOnly);
  await syncFolder(folder);
}

async function writeFile(folder: string, name: string, bytes: Buffer): Promise<ListedFile> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeDurably(file, bytes, readOnly);
  const variants = name.startsWith('client/') ? Object.entries(await compress(name, bytes)) : [];
  for (const [encoding, variant] of variants)
    await writeDurably(file + encodingSuffix[encoding as Encoding], variant, readOnly);
  const described = variants.map(([encoding, variant]) => [
    encoding,
    { integrity: sha384(variant), size: variant.length },
  ]);
  return {
    integrity: sha384(bytes),
    size: bytes.length,
    ...(variants.length > 0 && { encodings: Object.fromEntries(described) }),
  };
}

function foldersOf(names: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const name of names)
    for (let parent = path.posix.dirname(name); parent !== '.'; parent = path.posix.dirname(parent))
      folders.add(parent);
  return folders;
}

const json = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
