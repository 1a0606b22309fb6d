import { dayInJapan } from '@enerabi/shared/clock';
import { getFacilityInterview, listInterviews } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findInterview, findNewestInterviews } from './interview.queries.ts';

export const interviewRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getFacilityInterview, async ({ query: { is_published, ...names } }) =>
    orNotFound(
      'interview',
      names.interview_path_name,
      is_published ? await findInterview(db, { ...names, today: dayInJapan(new Date()) }) : undefined,
    ),
  ),
  operation(listInterviews, async ({ query: { limit } }) => ({
    interviews: await findNewestInterviews(db, { limit, today: dayInJapan(new Date()) }),
  })),
];
