import type { VisitsOfCorporation } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { VisitSlots } from '../../facilities/visit-slots/visit-slots.tsx';
import { copy } from './operator.copy.ts';

/**
 * The next visits to all of the operator's facilities, each with a link to its facility, where the visit is arranged;
 * nothing if no date is published.
 */
export function OperatorVisits({ facilities, visit_slots }: VisitsOfCorporation) {
  const lead = useCapabilities().visitBooking ? copy.visits.here : copy.visits.elsewhere;
  if (visit_slots.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="visits" data-screen>
      <h2 id="visits">{copy.visits.title}</h2>
      <p>{lead(facilities)}</p>
      <VisitSlots slots={visit_slots} />
    </Stack>
  );
}
