import type { RememberedAdmission } from '@enerabi/shared/child';
import { queryString } from '@enerabi/shared/client';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { useEffect, useState } from 'react';
import { ChildBar } from '../../../child/child-bar.tsx';
import { commuteAddress } from '../../criteria/commute-address.ts';
import { copy } from './child-verdict.copy.ts';

interface ChildVerdictProps {
  facility: FacilityDetail;
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
}

/** Says whether this facility takes the child that this browser remembers; it leads to others of the prefecture. */
export const ChildVerdict = ({ facility, today }: ChildVerdictProps) => (
  <ChildBar
    today={today}
    addressOf={(conditions) => `/f?${queryString({ area: facility.prefecture_code, ...conditions })}`}
    commuteAddressOf={commuteAddress}
    verdict={(admission) => (admission ? <Verdict facility={facility} admission={admission} /> : copy.ask)}
  />
);

/** Its scripts load only where a child is known. */
function Verdict(props: { facility: FacilityDetail; admission: RememberedAdmission }) {
  const [part, setPart] = useState<typeof import('./known-verdict.tsx')>();
  useEffect(() => {
    import(/* webpackChunkName: 'family' */ './known-verdict.tsx').then(setPart, () => {});
  }, []);
  return part && <part.KnownVerdict {...props} />;
}
