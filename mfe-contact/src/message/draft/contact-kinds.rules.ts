import { contactKinds } from '@enerabi/shared/constants';

export type ContactKind = (typeof contactKinds)[number];

/** As a facility lists what it permits (specification section 3). */
export interface PermittedKind {
  facility_candidate_contact_kind_id: number;
}

/** The kinds of contact of a purpose that the facility permits; where it lists none, all (R4.1, R4.3). */
export const contactKindsOf = (
  purposeKindId: number,
  permitted: readonly PermittedKind[] = [],
): ContactKind[] =>
  contactKinds.filter(
    ({ id, purpose_kind_id }) =>
      purpose_kind_id === purposeKindId &&
      (permitted.length === 0 ||
        permitted.some(
          ({ facility_candidate_contact_kind_id }) => facility_candidate_contact_kind_id === id,
        )),
  );

/** General inquiries, which the other contact is about. */
export const otherKindIds: readonly number[] = [999, 9999];
