import { dayInJapan } from '@enerabi/shared/clock';
import { getFacilityInterview } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { foundOr404 } from '../../platform/http/found.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { findInterview } from './interview.queries.ts';

export const interviewRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getFacilityInterview, async ({ query: { is_published, ...names } }) =>
    foundOr404(
      'interview',
      names.interview_path_name,
      is_published ? await findInterview(db, { ...names, today: dayInJapan(new Date()) }) : undefined,
    ),
  ),
];
