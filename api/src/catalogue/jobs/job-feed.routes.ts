import { dayInJapan } from '@enerabi/shared/clock';
import { listJobFeed } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { findJobFeed } from './job-feed.queries.ts';

export const jobFeedRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listJobFeed, async ({ query }) => ({
    jobs: await findJobFeed(db, { ...query, today: dayInJapan(new Date()) }),
  })),
];
