import { logFileSeq, type ReleaseStore } from '../store/index.ts';
import { type ObjectClient, ObjectStoreError } from './object-client.ts';
import { objectKeys } from './object-keys.ts';

type ObjectLog = Pick<
  ReleaseStore,
  'lastLogSeq' | 'readLogEntry' | 'appendLogEntry' | 'readProjection' | 'writeProjection'
>;

/** The log and projection of an object store: conditional creation decides races. */
export function objectLog(client: ObjectClient): ObjectLog {
  /** Entries are never deleted, so that a listing may begin behind the last one that was seen. */
  const seen = new Map<string, number>();
  return {
    async lastLogSeq(environment) {
      const known = seen.get(environment) ?? 0;
      const after = known > 0 ? objectKeys.logEntry(environment, known) : undefined;
      const entries = await client.list(objectKeys.log(environment), after);
      const last = entries.reduce(
        (most, { key }) => Math.max(most, logFileSeq(key.slice(key.lastIndexOf('/') + 1)) ?? 0),
        known,
      );
      seen.set(environment, last);
      return last;
    },

    async readLogEntry(environment, seq) {
      const key = objectKeys.logEntry(environment, seq);
      const found = await client.get(key);
      if (!found) throw new ObjectStoreError('ENOENT', `${key} is not in the store`);
      return found.bytes.toString();
    },

    appendLogEntry: (environment, seq, text) => client.create(objectKeys.logEntry(environment, seq), text),

    readProjection: async () => (await client.get(objectKeys.projection))?.bytes.toString(),

    writeProjection: (text) => client.put(objectKeys.projection, text),
  };
}
