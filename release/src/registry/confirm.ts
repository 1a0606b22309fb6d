import { type Verification, verifyDocument } from '../document/index.ts';
import { describeRelease } from './describe-release.ts';
import { updateProjection } from './log-writing.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

export interface Confirmation {
  seq: number;
  /** How many files of the active release were hashed. */
  files: number;
  signedBy: string;
}

/** A slower writer may put an older projection over the newest one for a moment; as often as there are writers. */
const maximumAttempts = 20;

/**
 * Reads back what visitors now get: the projection's signature, the app's active release and every file of it.
 * @param minimumSeq the command's own number, 0 when none was logged
 * @throws RegistryError `unconfirmed`
 */
export async function confirmActive(
  registry: Registry,
  app: string,
  releaseId: string,
  minimumSeq: number,
): Promise<Confirmation> {
  const unconfirmed = (detail: string) =>
    new RegistryError(
      'unconfirmed',
      `the command was logged, but ${detail}; run \`npm run release -- verify\``,
    );
  const verified = await readProjected(registry, minimumSeq);
  if (!verified.ok) throw unconfirmed(`builds/latest.json does not verify: ${verified.detail}`);
  const { document } = verified;
  if (document.apps[app]?.active !== releaseId && document.seq <= minimumSeq)
    throw unconfirmed(`builds/latest.json does not name ${releaseId} as active`);
  const stored = await registry.store.verifyRelease(app, releaseId).catch((error: Error) => {
    throw unconfirmed(error.message);
  });
  const listed = document.releases[releaseId];
  if (listed && listed.files.integrity !== describeRelease(stored).files.integrity)
    throw unconfirmed(`${releaseId} in the store is not the one builds/latest.json vouches for`);
  const files = Object.keys(stored.integrity.files).length;
  return { seq: document.seq, files, signedBy: document.signature.kid };
}

async function readProjected(registry: Registry, minimumSeq: number): Promise<Verification> {
  const { store, environment, keys } = registry;
  for (let attempt = 1; ; attempt++) {
    const text = (await store.readProjection()) ?? '';
    const verified = verifyDocument(text, { publicKeys: keys.trusted, minimumSeq, environment });
    if (verified.ok || verified.reason !== 'lower_seq' || attempt === maximumAttempts) return verified;
    await updateProjection(registry);
  }
}
