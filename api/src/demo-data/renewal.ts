import { dayInJapan } from '@enerabi/shared/clock';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { isActivityDue } from './due.ts';
import type { AddedActivity } from './write-activity.ts';

/**
 * Adds visits and news to demonstration facilities whose visits run out, or that an earlier version loaded without
 * any.
 * @returns what was added, or undefined if nothing was due
 */
export async function renewActivity(db: Kysely<Schema>, now: Date): Promise<AddedActivity | undefined> {
  const today = dayInJapan(now);
  if (!(await isActivityDue(db, today))) return undefined;
  const { loadActivity } = await import('./load-activity.ts');
  // All or nothing: partial activity would hide that more is due.
  return db.transaction().execute((transaction) => loadActivity(transaction, { today }));
}

const dayMs = 86_400_000;

/**
 * Renews once a day until it is ended, one run at a time.
 * @param failed called with an error; the next day tries again
 * @returns ends it; a run under way continues
 */
export function everyDay(renew: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let isUnderWay = false;
  const timer = setInterval(async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    await renew().catch(failed);
    isUnderWay = false;
  }, dayMs).unref();
  return () => clearInterval(timer);
}
