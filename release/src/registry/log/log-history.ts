import { isDeepStrictEqual } from 'node:util';
import { apply } from '../apply.ts';
import { RegistryError } from '../registry-error.ts';
import { initialState } from '../release-state.ts';
import type { LogEntry } from './log-entry.schemas.ts';
import { type LogHead, type LogSource, readEntry, readHead } from './log-reading.ts';

/**
 * Walks the log from the newest entry to the first. Each must be the predecessor of the next one, and lead to its own
 * state.
 * @param head the newest entry, if the caller has just read it
 * @throws RegistryError `log_corrupt`
 */
export async function* walkLog(source: LogSource, head?: LogHead): AsyncGenerator<LogEntry> {
  let { entry } = head ?? (await readHead(source));
  while (entry) {
    const before = entry.seq > 1 ? await readEntry(source, entry.seq - 1) : null;
    if (entry.previous !== (before?.hash ?? null))
      throw new RegistryError('log_corrupt', `entry ${entry.seq} was not written upon the entry before it`);
    const { event, seq, schema, state } = entry;
    if (!isDeepStrictEqual(apply(before?.entry.state ?? initialState, event, seq, schema), state))
      throw new RegistryError('log_corrupt', `entry ${entry.seq} does not lead to the state it claims`);
    yield entry;
    entry = before?.entry ?? null;
  }
}

/** @returns the newest entries first, of one app if given */
export async function readHistory(source: LogSource, limit: number, app?: string): Promise<LogEntry[]> {
  const found: LogEntry[] = [];
  for await (const entry of walkLog(source)) {
    if (found.length >= limit) break;
    if (app === undefined || entry.event.app === app) found.push(entry);
  }
  return found;
}
