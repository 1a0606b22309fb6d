import { dayInJapan } from '@enerabi/shared/clock';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { isActivityDue } from './due.ts';
import type { AddedActivity } from './write-activity.ts';

/**
 * Gives new visits and news to invented facilities whose visits run out, or that an earlier version loaded without any.
 * @returns what was added, or undefined where none is due at this time
 */
export async function renewActivity(db: Kysely<Schema>, now: Date): Promise<AddedActivity | undefined> {
  const today = dayInJapan(now);
  if (!(await isActivityDue(db, today))) return undefined;
  const { loadActivity } = await import('./load-activity.ts');
  // All or nothing: some that are there would hide that others are due.
  return db.transaction().execute((transaction) => loadActivity(transaction, { today }));
}

const dayMs = 86_400_000;

/**
 * Renews once a day for as long as the process lives, and never twice at a time.
 * @param failed is told of an error; the next day tries again
 * @returns ends it; what is under way goes on
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
