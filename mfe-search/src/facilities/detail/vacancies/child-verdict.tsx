import { queryString } from '@enerabi/shared/client';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { ChildBar } from '../../../child/child-bar.tsx';
import { commuteAddress } from '../../criteria/commute-address.ts';
import { copy } from './admission-verdict.copy.ts';
import { verdictOn } from './admission-verdict.rules.ts';

/** Says whether this facility takes the child that this browser remembers; it leads to others of the prefecture. */
export const ChildVerdict = ({ facility, today }: { facility: FacilityDetail; today: string }) => (
  <ChildBar
    today={today}
    addressOf={(conditions) => `/f?${queryString({ area: facility.prefecture_code, ...conditions })}`}
    commuteAddressOf={(home, works) => commuteAddress(home, works)}
    verdict={(admission) => {
      if (!admission) return copy.ask;
      if (admission.kind !== 'class') return copy[admission.kind];
      return copy.verdict(admission.child_class_id, verdictOn(facility, admission));
    }}
  />
);
