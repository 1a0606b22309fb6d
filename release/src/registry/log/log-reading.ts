import { parseObject, sha384, type TrustedKeys, verifyDocument, verifyValue } from '../../document/index.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { initialState, type ReleaseState } from '../release-state.ts';
import { type LogEntry, logEntry } from './log-entry.schemas.ts';

export interface LogHead {
  seq: number;
  state: ReleaseState;
  /** Null before the first command. */
  entry: LogEntry | null;
  /** SHA-384 of the entry's text, which the next entry repeats. */
  hash: string | null;
}

/**
 * Reads the newest log entry, on which every decision is based.
 * @throws RegistryError if it cannot be verified, or the log lacks entries that the projection knows of
 */
export async function readHead({ store, environment, keys }: LogSource): Promise<LogHead> {
  // Read before the log: an append in between then only makes the log newer.
  const projected = await projectedSeq({ store, environment, keys });
  const seq = await store.lastLogSeq(environment);
  if (seq < projected)
    throw new RegistryError(
      'log_missing',
      `the release log of ${environment} ends at ${seq}, but builds/latest.json is of ${projected}; restore env/${environment}/log from a backup`,
    );
  if (seq === 0) return { seq, state: initialState, entry: null, hash: null };
  const { entry, hash } = await readEntry({ store, environment, keys }, seq);
  return { seq, state: entry.state, entry, hash };
}

export type LogSource = Pick<Registry, 'store' | 'environment'> & { keys: { trusted: TrustedKeys } };

/** @throws RegistryError `log_corrupt` if the text is no entry, has another number, or its signature fails */
export async function readEntry(
  { store, environment, keys }: LogSource,
  seq: number,
): Promise<{ entry: LogEntry; hash: string }> {
  const corrupt = (detail: string) =>
    new RegistryError('log_corrupt', `entry ${seq} of the release log of ${environment} ${detail}`);
  const text = await store.readLogEntry(environment, seq).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? corrupt('is missing; restore it from a backup') : error;
  });
  const raw = parseObject(text);
  if (!raw) throw corrupt('is not whole; restore it from a backup');
  const signed = verifyValue('release-log', raw, keys.trusted);
  if (signed === 'unknown_key')
    throw corrupt('is signed by a key not trusted here; put its *.pub.pem into the keys folder');
  if (signed !== 'ok') throw corrupt('was changed after it was signed; restore it from a backup');
  const parsed = logEntry.safeParse(raw);
  if (!parsed.success) throw corrupt('has a form this version does not know');
  if (parsed.data.seq !== seq || parsed.data.environment !== environment)
    throw corrupt(`is entry ${parsed.data.seq} of ${parsed.data.environment}`);
  return { entry: parsed.data, hash: sha384(text) };
}

/** @returns the number of the projection, 0 if none can be verified: it is then written again */
async function projectedSeq({ store, environment, keys }: LogSource): Promise<number> {
  const projection = await store.readProjection();
  if (!projection) return 0;
  const verified = verifyDocument(projection, { publicKeys: keys.trusted, minimumSeq: 0, environment });
  if (verified.ok) return verified.document.seq;
  if (verified.reason === 'other_environment')
    throw new RegistryError(
      'other_environment',
      `this store's builds/latest.json belongs elsewhere: ${verified.detail}; give each environment its own store`,
    );
  return 0;
}
