import { contactKinds, defaultPurposeKindId } from '@enerabi/shared/constants';
import type { SessionUser } from '@enerabi/shared/kernel';

export type ContactKind = (typeof contactKinds)[number];

/**
 * R4.2: enrolment (2), unless all that a member says of themselves is that they look for work (1).
 * @param user null for a visitor
 */
export function initialPurposeKindId(user: Pick<SessionUser, 'positions'> | null): number {
  const kinds = user?.positions.map(({ position_kind_id }) => position_kind_id) ?? [];
  return kinds.length > 0 && kinds.every((kind) => kind === 1) ? 1 : defaultPurposeKindId;
}

/**
 * R4.1, R4.3: a purpose's kinds, or of them those that the facility permits.
 * @param permitted `facility_candidate_contact_kind_id`s; none listed means all
 */
export const contactKindsOf = (purposeKindId: number, permitted: readonly number[] = []): ContactKind[] =>
  contactKinds.filter(
    ({ id, purpose_kind_id }) =>
      purpose_kind_id === purposeKindId && (permitted.length === 0 || permitted.includes(id)),
  );
