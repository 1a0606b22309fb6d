import { momentOf } from '@enerabi/shared/clock';
import { getFacilityPreview } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import { summaryOf } from '../../messages/support-messages/recommendations.rules.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findPreview } from './facility-preview.queries.ts';

export const facilityPreviewRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getFacilityPreview, async ({ query: { facility_id } }) => {
    const found = await findPreview(db, facility_id, momentOf(new Date()));
    const { counted, newest_messages, ...preview } = orNotFound('facility', facility_id, found);
    return { ...preview, support_messages: { ...summaryOf(counted), newest: newest_messages } };
  }),
];
