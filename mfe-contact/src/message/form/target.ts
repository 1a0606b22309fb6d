import { facilityByPath } from '@enerabi/shared/client';
import { type FacilityDetail, getFacilityContactLink } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import type { PermittedKind } from '../draft/contact-kinds.rules.ts';

/** A facility with what it takes (specification section 3, target facility). */
export interface TargetFacility {
  facility_id: number;
  facility: FacilityDetail;
  candidate_contact_kinds: readonly PermittedKind[];
  /** Whether visitors who are not members may ask. */
  asksOnetime: boolean;
  /** Whether any kind is answered. */
  answersKinds: boolean;
}

/** Loads the facility of the address. @throws as `facilityByPath` */
export async function loadTarget(args: LoaderArgs): Promise<TargetFacility> {
  const { request, context } = args;
  const facility = await facilityByPath(args);
  const { candidate_contact_kinds, ask_onetime } = await context.get(api)(getFacilityContactLink, {
    query: { facility_id: facility.facility_id },
    signal: request.signal,
  });
  return {
    facility_id: facility.facility_id,
    facility,
    candidate_contact_kinds: candidate_contact_kinds ?? [],
    asksOnetime: ask_onetime,
    answersKinds: candidate_contact_kinds?.length !== 0,
  };
}
