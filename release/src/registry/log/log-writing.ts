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
 * @throws Conflict, RegistryError; `unconfirmed` if the entry is written but a later step failed
 */
export async function runCommand(registry: Registry, command: ReleaseCommand): Promise<Decision> {
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    const head = await readHead(registry);
    const event = decide(head.state, command);
    if (!event) {
      await updateProjection(registry);
      return { seq: head.seq, changed: false };
    }
    const decision = { seq: head.seq + 1, changed: true };
    if (await append(registry, nextEntry(registry.environment, head, event))) {
      await updateProjection(registry).catch((error: Error) => {
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

const nextEntry = (environment: string, head: LogHead, event: LogEntry['event']): LogEntry => ({
  schema: 4,
  seq: head.seq + 1,
  environment,
  previous: head.hash,
  event,
  state: apply(head.state, event, head.seq + 1),
});

/** The log is append-only, so an entry that later commands cannot read must never be written. */
const append = ({ store, environment, keys }: Registry, entry: LogEntry): Promise<boolean> => {
  const readable = logEntry.safeParse(entry);
  if (!readable.success)
    throw new RegistryError('refused', z.prettifyError(readable.error).replaceAll('\n', ' '));
  const { seq } = entry;
  const text = `${JSON.stringify(signValue('release-log', entry, keys.signing), null, 2)}\n`;
  return store.appendLogEntry(environment, seq, text).catch(async (error: Error) => {
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
 * @returns the head's number, and whether anything was written
 */
export async function updateProjection(registry: Registry): Promise<{ seq: number; written: boolean }> {
  let written = false;
  for (;;) {
    const { entry, seq } = await readHead(registry);
    if (!entry) return { seq, written };
    const text = projectionText(entry, registry.keys.signing);
    if ((await registry.store.readProjection()) !== text) {
      await registry.store.writeProjection(text);
      written = true;
    }
    // A slower writer may just have replaced a newer projection by an older one, so each writer checks again.
    if ((await registry.store.lastLogSeq(registry.environment)) === seq) return { seq, written };
  }
}
