import type { RememberedAdmission } from '@enerabi/shared/child';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from './admission-verdict.copy.ts';
import { verdictOn } from './admission-verdict.rules.ts';

interface KnownVerdictProps {
  facility: FacilityDetail;
  admission: RememberedAdmission;
}

/** Whether the facility takes the child that this browser knows. */
export function KnownVerdict({ facility, admission }: KnownVerdictProps) {
  if (admission.kind !== 'class') return copy[admission.kind];
  return copy.verdict(admission.child_class_id, verdictOn(facility, admission));
}
