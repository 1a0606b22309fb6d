import { dayInJapan } from '@enerabi/shared/clock';
import { getFacilityContactLink } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findContactable } from './contact-link.queries.ts';
import { answeredKinds, contactLinksOf } from './contact-link.rules.ts';

export const contactLinkRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(getFacilityContactLink, async ({ query: { facility_id } }) => {
    const found = await findContactable(db, facility_id, dayInJapan(new Date()));
    const facility = orNotFound('facility', facility_id, found);
    return {
      ask_onetime: facility.accepts_onetime_inquiry,
      candidate_contact_kinds: answeredKinds(facility).map(({ id }) => ({
        facility_candidate_contact_kind_id: id,
      })),
      links: contactLinksOf(facility),
    };
  }),
];
