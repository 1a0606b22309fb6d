import { setTimeout as sleep } from 'node:timers/promises';
import { garbageGraceMs } from '../../limits.ts';
import { walkLog } from '../log/log-history.ts';
import { type LogSource, readHead } from '../log/log-reading.ts';
import type { ReleaseState } from '../release-state.ts';

export interface GarbageCollection {
  /** Releases that commands of the last days name stay, and so do newer ones that nothing names yet. */
  days: number;
  now: Date;
  isDryRun: boolean;
  graceMs?: number;
}

export interface CollectedRelease {
  app: string;
  id: string;
  bytes: number;
}

export interface CollectedGarbage {
  removed: CollectedRelease[];
  kept: number;
  bytes: number;
}

/**
 * Removes releases that nothing can need any more: they are neither live nor candidates nor fallbacks, no command of the
 * last days names them, and no page of that time can still ask for their files. A rollback to them is then not possible.
 * @throws RegistryError if the log cannot be verified: without it nothing is removed
 */
export async function collectGarbage(
  source: LogSource,
  options: GarbageCollection,
): Promise<CollectedGarbage> {
  const { days, now, isDryRun, graceMs = garbageGraceMs } = options;
  const since = now.getTime() - days * 86_400_000;
  const needed = named((await readHead(source)).state);
  for await (const { event } of walkLog(source)) {
    if (Date.parse(event.at) < since) break;
    for (const id of [event.from, event.to, event.retires]) if (id) needed.add(id);
  }
  const all = await source.store.listReleases();
  const garbage = all.filter(({ id, storedAt }) => !needed.has(id) && storedAt.getTime() < since);
  const removed: CollectedRelease[] = [];
  for (const { app, id, bytes } of garbage)
    if (isDryRun || (await remove(source, app, id, graceMs))) removed.push({ app, id, bytes });
  return {
    removed,
    kept: all.length - removed.length,
    bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const named = ({ releases, retired }: ReleaseState): Set<string> =>
  new Set([...Object.keys(releases), ...retired]);

/** A command that has just checked the release may log it in this moment: it is brought back then. */
async function remove(source: LogSource, app: string, id: string, graceMs: number): Promise<boolean> {
  const taken = await source.store.takeOut(app, id);
  await sleep(graceMs);
  const { state } = await readHead(source);
  if (state.releases[id]) {
    await taken.restore();
    return false;
  }
  await taken.discard();
  return true;
}
