import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../document/index.ts';
import { type Encoding, encodingSuffix } from './build.schemas.ts';

/** Replaces the bytes of a compressed variant, and its hash in the release's own list. */
export async function replaceVariant(
  release: string,
  name: string,
  encoding: Encoding,
  bytes: Buffer,
): Promise<void> {
  const list = path.join(release, 'integrity.json');
  const integrity = JSON.parse(await readFile(list, 'utf8'));
  const { files } = integrity;
  files[name].encodings = {
    ...files[name].encodings,
    [encoding]: { integrity: sha384(bytes), size: bytes.length },
  };
  const variant = path.join(release, name + encodingSuffix[encoding]);
  for (const [file, content] of [
    [variant, bytes],
    [list, JSON.stringify(integrity)],
  ] as const) {
    await rm(file, { force: true });
    await writeFile(file, content);
  }
}
