import { dayInJapan } from '@enerabi/shared/clock';
import { listAdmissionRounds } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { findAdmissionRounds } from './admission-round.queries.ts';

export const admissionRoundRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listAdmissionRounds, async ({ query }) => ({
    admission_rounds: await findAdmissionRounds(db, { ...query, today: dayInJapan(new Date()) }),
  })),
];
