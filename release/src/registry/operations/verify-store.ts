import { isDeepStrictEqual } from 'node:util';
import { verifyDocument } from '../../document/index.ts';
import { walkLog } from '../log/log-history.ts';
import { type LogSource, readHead } from '../log/log-reading.ts';
import { projectEntry } from '../projection.ts';
import { readProjectionStatus, releaseFaults } from './status.ts';

export interface StoreVerification {
  environment: string;
  /** Log entries whose signature, order and result were verified. */
  entries: number;
  /** Active and known good releases all of whose files were hashed. */
  releases: number;
  faults: string[];
}

/**
 * Verifies everything that a rollback relies on: every log entry, the projection against the log's head, and every
 * file of every active and known good release.
 * @throws RegistryError if a log entry cannot be verified
 */
export async function verifyStore(source: LogSource): Promise<StoreVerification> {
  const head = await readHead(source);
  let entries = 0;
  for await (const _ of walkLog(source)) entries++;
  const ids = Object.keys(head.state.releases);
  const faults = await releaseFaults(source.store, head.state, ids);
  const { fault } = await readProjectionStatus(source, head.seq);
  if (fault) faults.unshift(`builds/latest.json ${fault}`);
  else if (head.entry && !(await saysTheSame(source, projectEntry(head.entry))))
    faults.unshift('builds/latest.json says something else than the log');
  return { environment: source.environment, entries, releases: ids.length, faults };
}

async function saysTheSame(
  { store, environment, keys }: LogSource,
  expected: ReturnType<typeof projectEntry>,
) {
  const text = (await store.readProjection()) ?? '';
  const verified = verifyDocument(text, { publicKeys: keys.trusted, minimumSeq: expected.seq, environment });
  if (!verified.ok) return false;
  const { signature: _, ...document } = verified.document;
  return document.seq > expected.seq || isDeepStrictEqual(document, expected);
}
