import type { EventDetail, FacilityDetail } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { countText, datedPeriodText, FactsTable, ProperName } from '@enerabi/shared/ui';
import { audienceNames } from '../facilities/subpages/subpages.copy.ts';
import { copy } from './event.copy.ts';
import { holderOf } from './holder.ts';

interface EventFactsProps {
  event: EventDetail;
  /** Null if several facilities hold it together, or if it could not be read. */
  facility: FacilityDetail | null;
}

/** When and where an event is, for whom, and who holds it. */
export function EventFacts({ event, facility }: EventFactsProps) {
  const { place, capacity } = event;
  const holder = holderOf(event);
  const host = event.facility?.name;
  return (
    <FactsTable
      facts={[
        { name: copy.facts.when, value: datedPeriodText(event.starts_at, event.ends_at) },
        { name: copy.facts.place, value: host && place ? copy.place(host, place) : (host ?? place) },
        { name: copy.facts.address, value: facility?.address },
        { name: copy.facts.audience, value: audienceNames[event.audience] },
        {
          name: copy.facts.capacity,
          value: capacity === null ? copy.noLimit : copy.families(countText(capacity)),
        },
        {
          name: copy.facts.holder,
          value: holder && (
            <Link to={holder.to}>
              <ProperName>{holder.name}</ProperName>
            </Link>
          ),
        },
      ]}
    />
  );
}
