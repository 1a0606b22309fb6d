import { momentOf } from '@enerabi/shared/clock';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Changes, DocumentSource } from '../index/refreshing-index.ts';
import {
  allJobDocuments,
  findJobChanges,
  findJobDocuments,
  forgetForeignJobTransactions,
} from './job-document.queries.ts';
import type { JobDocument } from './job-document.ts';
import { JobIndex } from './job-index.ts';

/** Published postings of published facilities. */
export const jobSource = (db: Kysely<Schema>): DocumentSource<JobDocument, JobIndex, Changes> => ({
  createIndex: () => new JobIndex(),
  idOf: ({ job_posting_id }) => job_posting_id,
  all: (batch, now) => allJobDocuments(db, batch, momentOf(now).today),
  find: (ids) => findJobDocuments(db, ids),
  changes: (horizon) => findJobChanges(db, horizon),
  forgetForeignTransactions: () => forgetForeignJobTransactions(db),
});
