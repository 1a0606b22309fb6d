import type { ChildClassId } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { ProperName } from '../display/proper-name.tsx';
import { Tag } from '../display/tag.tsx';
import { facilityTypeName } from '../facility/facility.copy.ts';
import { classesText } from '../wording/age.ts';
import { stationText } from '../wording/distance.ts';
import { visitCardCopy as copy } from './card.copy.ts';
import { Card, CardName, CardNote, CardTags } from './card.tsx';
import { CardFacts } from './card-facts.tsx';
import { DateBlock } from './date-block.tsx';
import { Period } from './period.tsx';
import styles from './visit-card.module.css';

/** With this many places left, or fewer, the slot is marked as nearly full. */
const fewFamilies = 2;

interface VisitCardProps {
  facility: Pick<
    FacilitySummary,
    'name' | 'facility_type' | 'facility_type_text' | 'municipality_name' | 'stations'
  >;
  /**
   * The next slot that can be booked; local time in Japan, `YYYY-MM-DD HH:mm:ss`. Without a class, any child may come.
   */
  nextSlot: {
    starts_at: string;
    ends_at: string;
    families_left: number;
    child_class_ids: readonly ChildClassId[];
  };
  /** Number of days with a bookable slot, including that of `nextSlot`. */
  datesAhead: number;
  /** Address of the booking page. */
  to: string;
  heading?: HeadingLevel;
}

/** A facility that can be visited, with its next slot. */
export function VisitCard({ facility, nextSlot, datesAhead, to, heading = 'h3' }: VisitCardProps) {
  const [station] = facility.stations;
  const classes = classesText(nextSlot.child_class_ids);
  return (
    <Card lead={<DateBlock date={nextSlot.starts_at} />}>
      <CardName heading={heading} to={to}>
        <ProperName>{facility.name}</ProperName>
      </CardName>
      <p className={styles.period}>
        <Period startsAt={nextSlot.starts_at} endsAt={nextSlot.ends_at} />
      </p>
      <CardTags>
        <Tag kind={nextSlot.families_left <= fewFamilies ? 'notice' : 'strong'}>
          {copy.left(nextSlot.families_left)}
        </Tag>
        <Tag>{facilityTypeName(facility)}</Tag>
      </CardTags>
      <CardFacts
        facts={[
          {
            icon: station ? 'train' : 'map-pin',
            name: copy.place,
            value: station ? stationText(station) : facility.municipality_name,
            isPlain: true,
          },
          { icon: 'child', name: copy.class, value: classes, isPlain: true },
        ]}
      />
      {datesAhead > 1 && <CardNote parts={[copy.ahead(datesAhead - 1)]} />}
    </Card>
  );
}
