import { ownerships } from '../../../constants/index.ts';
import type { FacilitySummary } from '../../../contract/index.ts';
import { type CardFact, CardFacts } from '../../card/card-facts.tsx';
import { hoursText } from '../../wording/index.ts';
import { VacancyStrip } from '../vacancy/vacancy-strip.tsx';
import { copy } from './facility-card.copy.ts';
import { CardFoot } from './facility-card-foot.tsx';
import { FacilityCardFrame, type FacilityCardProps, whereabouts } from './facility-card-frame.tsx';

interface FullFacilityCardProps extends FacilityCardProps {
  /** Calendar date in Japan, `YYYY-MM-DD`, for the age of the vacancy. */
  today: string;
}

/** A facility in a list of many, with what parents compare. */
export function FacilityCard({ facility, today, actions, ...frame }: FullFacilityCardProps) {
  const { ownership, municipality_name, vacancy } = facility;
  return (
    <FacilityCardFrame
      {...frame}
      facility={facility}
      leadKind="picture"
      words={[ownership && ownerships[ownership], municipality_name]}
    >
      {vacancy && <VacancyStrip vacancy={vacancy} today={today} />}
      <CardFacts facts={[whereabouts(facility), ...keyFacts(facility)]} />
      <CardFoot facility={facility}>{actions}</CardFoot>
    </FacilityCardFrame>
  );
}

/** Facts that parents compare first; `CardFoot` has the others. */
const keyFacts = ({ weekday_hours, capacity }: FacilitySummary): CardFact[] => [
  { icon: 'clock', name: copy.hours, value: weekday_hours && hoursText(weekday_hours), isPlain: true },
  { icon: 'people', name: copy.capacity, value: capacity && copy.people(capacity) },
];
