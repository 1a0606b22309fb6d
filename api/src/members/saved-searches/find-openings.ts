import { momentOf } from '@enerabi/shared/clock';
import type { OpeningConditions } from '@enerabi/shared/contract';
import { clockWords } from '../../platform/mail/templates/moment-words.ts';
import type { News, Searches } from './news.ts';
import { facilityEntry } from './news-entries.ts';
import { copy } from './openings.copy.ts';
import { findOpenings, findPublishedVisits } from './openings.queries.ts';
import { newlyOpen } from './openings.rules.ts';
import type { DueSearch } from './saved-search.queries.ts';
import { newsWindow } from './saved-search.rules.ts';

/** Finds the classes of a facility that have opened, and the visits that were published, since the last look. */
export async function findOpeningNews(
  { db }: Pick<Searches, 'db'>,
  due: DueSearch,
  now: Date,
): Promise<News> {
  const wanted = due.conditions as OpeningConditions;
  const facility = await findOpenings(db, wanted.facility);
  if (!facility) return { total: 0, entries: [] };
  const { id, vacant_class_ids: seen, vacancy_as_of: asOf } = facility;
  const open = asOf ? newlyOpen(wanted, due.seen_class_ids ?? [], seen) : [];
  const [first, ...others] = await findPublishedVisits(
    db,
    { id, childClass: wanted.child_class_id ?? null },
    newsWindow(due, now),
    momentOf(now),
  );
  const facts = [
    ...open.map((classId) => copy.open(classId, asOf ?? '')),
    ...(first ? [copy.visits(clockWords(first), others.length)] : []),
  ];
  const entry = facilityEntry(facility);
  const entries = facts.length > 0 ? [{ ...entry, facts: [...entry.facts, ...facts] }] : [];
  return { total: entries.length, entries, seen };
}
