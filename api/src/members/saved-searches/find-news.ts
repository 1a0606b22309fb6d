import { mostMailedEntries } from '@enerabi/shared/constants';
import type { JobConditions, SearchConditions } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { MailedEntry } from '../../platform/mail/templates/saved-search-news.template.ts';
import { findSummaries } from '../../search/facilities/facility-summary.queries.ts';
import { findJobSummaries } from '../../search/jobs/job-summary.queries.ts';
import { findArrivals } from './arrival.queries.ts';
import { findOpeningNews } from './find-openings.ts';
import type { News, Searches } from './news.ts';
import { facilityEntry, jobEntry } from './news-entries.ts';
import type { DueSearch } from './saved-search.queries.ts';
import { newsWindow } from './saved-search.rules.ts';

/** Finds the results that have arrived since a search was last looked at. */
export async function findNews({ db, search, jobs }: Searches, due: DueSearch, now: Date): Promise<News> {
  if (due.collection === 'openings') return findOpeningNews({ db }, due, now);
  const arrived = await findArrivals(db, due.collection, newsWindow(due, now));
  if (arrived.length === 0) return { total: 0, entries: [] };
  const found =
    due.collection === 'facilities'
      ? await search.among(due.conditions as SearchConditions, arrived, now)
      : await jobs.among(due.conditions as JobConditions, arrived, now);
  const ids = found.slice(0, mostMailedEntries);
  return { total: found.length, entries: await entriesOf(db, due, ids) };
}

async function entriesOf(
  db: Kysely<Schema>,
  { collection }: DueSearch,
  ids: readonly number[],
): Promise<MailedEntry[]> {
  if (collection === 'facilities') {
    const facilities = new Map((await findSummaries(db, ids)).map((row) => [row.facility_id, row]));
    return inOrder(ids, facilities).map(facilityEntry);
  }
  const postings = new Map((await findJobSummaries(db, ids)).map((row) => [row.job_posting_id, row]));
  return inOrder(ids, postings).map(jobEntry);
}

/** Without those that are gone meanwhile. */
const inOrder = <R>(ids: readonly number[], rows: ReadonlyMap<number, R>): R[] =>
  ids.flatMap((id) => rows.get(id) ?? []);
