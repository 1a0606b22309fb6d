import { contactKinds, defaultPurposeKindId, jobSeekerPosition } from '@enerabi/shared/constants';
import type { SessionUser } from '@enerabi/shared/kernel';

export type ContactKind = (typeof contactKinds)[number];

/**
 * The purpose selected at first (R4.2): enrolment (2), or work (1) for a member who only looks for work.
 * @param user null for a visitor
 */
export function initialPurposeKindId(user: Pick<SessionUser, 'positions'> | null): number {
  const kinds = user?.positions.map(({ position_kind_id }) => position_kind_id) ?? [];
  return kinds.length > 0 && kinds.every((kind) => kind === jobSeekerPosition) ? 1 : defaultPurposeKindId;
}

/**
 * The kinds of contact of a purpose that the facility permits (R4.1, R4.3).
 * @param permitted `facility_candidate_contact_kind_id`s; an empty list permits all
 */
export const contactKindsOf = (purposeKindId: number, permitted: readonly number[] = []): ContactKind[] =>
  contactKinds.filter(
    ({ id, purpose_kind_id }) =>
      purpose_kind_id === purposeKindId && (permitted.length === 0 || permitted.includes(id)),
  );
