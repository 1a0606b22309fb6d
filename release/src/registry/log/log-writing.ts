import { z } from 'zod';
import { signValue } from '../../document/index.ts';
import { apply } from '../apply.ts';
import { decide, type ReleaseCommand } from '../decide.ts';
import { projectionText } from '../projection.ts';
import type { Registry } from '../registry.ts';
import { RegistryError, unconfirmed } from '../registry-error.ts';
import { type LogEntry, logEntry } from './log-entry.schemas.ts';
import { type LogHead, readHead } from './log-reading.ts';

/** After this many lost races in a row, the store and not the timing is at fault. */
const maximumAttempts = 100;

export interface Decision {
  /** Sequence number of the entry that made the command's release active: its own, or else the log's head. */
  seq: number;
  /** False: it was already active, and nothing was logged. */
  changed: boolean;
}

/**
 * Decides a command on the log's head and appends it; if another writer was faster, decides again on the new head.
 * Updates the projection in every case.
 * @param seen the head that the caller has just read; absent: it is read. An older one costs an attempt and no more,
 *   since an entry's number can be taken once.
 * @throws Conflict, RegistryError; `unconfirmed` if the entry is written but a later step failed
 */
export async function runCommand(
  registry: Registry,
  command: ReleaseCommand,
  seen?: LogHead,
): Promise<Decision> {
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    const head = (attempt === 0 && seen) || (await readHead(registry));
    const event = decide(head.state, command);
    if (!event) {
      await updateProjection(registry);
      return { seq: head.seq, changed: false };
    }
    const decision = { seq: head.seq + 1, changed: true };
    const entry = nextEntry(registry.environment, head, event);
    if (await append(registry, entry)) {
      await updateProjection(registry, entry).catch((error: Error) => {
        throw unconfirmed(decision, error.message, 'regenerate');
      });
      return decision;
    }
  }
  throw new RegistryError(
    'contention',
    `${maximumAttempts} others were faster; nothing was changed, try again`,
  );
}

/** The log is append-only, so an entry that later commands cannot read must never be written: it is as they read it. */
function nextEntry(environment: string, head: LogHead, event: LogEntry['event']): LogEntry {
  const seq = head.seq + 1;
  const state = apply(head.state, event, seq);
  const readable = logEntry.safeParse({ schema: 4, seq, environment, previous: head.hash, event, state });
  if (readable.success) return readable.data;
  throw new RegistryError('refused', z.prettifyError(readable.error).replaceAll('\n', ' '));
}

const append = ({ store, environment, keys }: Registry, entry: LogEntry): Promise<boolean> => {
  const { seq } = entry;
  const text = `${JSON.stringify(signValue('release-log', entry, keys.signing), null, 2)}\n`;
  const projection = projectionText(entry, keys.signing);
  return store.appendLogEntry(environment, seq, text, projection).catch(async (error: Error) => {
    // If the entry exists all the same, the next command would make it live: the command is decided.
    const stands = await store.readLogEntry(environment, seq).then(
      (written) => written === text,
      ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
    );
    throw stands ? unconfirmed({ seq, changed: true }, error.message, 'regenerate') : error;
  });
};

/**
 * Rewrites `builds/latest.json` from the log's head if it differs.
 * @param appended the entry that the caller has just appended; absent: the head is read
 * @returns the head's number, and whether anything was written
 */
export async function updateProjection(
  registry: Registry,
  appended?: LogEntry,
): Promise<{ seq: number; written: boolean }> {
  let written = false;
  for (let entry = appended ?? (await readHead(registry)).entry; ; entry = (await readHead(registry)).entry) {
    if (!entry) return { seq: 0, written };
    const text = projectionText(entry, registry.keys.signing);
    if (entry === appended || (await registry.store.readProjection()) !== text) {
      await registry.store.writeProjection(text);
      written = true;
    }
    // A slower writer may just have replaced a newer projection by an older one, so each writer checks again.
    const { seq } = entry;
    if ((await registry.store.lastLogSeq(registry.environment)) === seq) return { seq, written };
  }
}
