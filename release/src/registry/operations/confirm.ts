import { type DocumentApp, type Verification, verifyDocument } from '../../document/index.ts';
import { type Decision, updateProjection } from '../log/log-writing.ts';
import type { Registry } from '../registry.ts';
import { unconfirmed } from '../registry-error.ts';
import { describeRelease } from './describe-release.ts';

export interface Confirmation {
  seq: number;
  /** How many files of the release were hashed. */
  files: number;
  signedBy: string;
  /** The release that another command has made active since; null if there is none. */
  overtakenBy: string | null;
}

/** Slower writers may replace the newest projection by older ones for a moment, once per writer. */
const maximumAttempts = 20;

/** Whether the public document says of an app what a command decided. */
export type IsSaid = (app: DocumentApp | undefined) => boolean;

/**
 * Reads back what visitors now get: the projection's signature, what it says of the app, and every file of a release.
 * @param decision by which it is said
 * @param isSaid by default: the release is active
 * @throws RegistryError `unconfirmed`
 */
export async function confirm(
  registry: Registry,
  app: string,
  releaseId: string,
  decision: Decision,
  isSaid: IsSaid = (said) => said?.active === releaseId,
): Promise<Confirmation> {
  const fault = (detail: string) => unconfirmed(decision, detail, 'verify');
  const failed = (error: Error) => {
    throw fault(error.message);
  };
  const verified = await readProjected(registry, decision.seq).catch(failed);
  if (!verified.ok) throw fault(`builds/latest.json does not verify: ${verified.detail}`);
  const { document } = verified;
  const said = document.apps[app];
  const isInForce = isSaid(said);
  if (!isInForce && document.seq === decision.seq)
    throw fault(`builds/latest.json does not say of ${app} ${releaseId} what was decided`);
  const listed = document.releases[releaseId];
  const stored = await registry.store.verifyRelease(app, releaseId, listed?.files.integrity).catch(failed);
  if (listed && listed.files.integrity !== describeRelease(stored).files.integrity)
    throw fault(`${releaseId} in the store is not the one builds/latest.json vouches for`);
  const files = Object.keys(stored.integrity.files).length;
  const overtakenBy = isInForce ? null : (said?.active ?? null);
  return { seq: document.seq, files, signedBy: document.signature.kid, overtakenBy };
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
