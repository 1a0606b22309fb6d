import type { FacilityDetail } from '@enerabi/shared/contract';
import { acceptedAgeText, hoursText, stationText } from '@enerabi/shared/ui';
import { ChildIcon, ClockIcon, PeopleIcon, TrainIcon } from '@enerabi/shared/ui/icons';
import { copy, factNames } from '../facts/facility-facts.copy.ts';
import styles from './facility-key-facts.module.css';

/** The facts by which a family decides whether to read on; unknown ones are left out. */
export function FacilityKeyFacts({ facility }: { facility: FacilityDetail }) {
  const { capacity, weekday_hours } = facility;
  const [station] = facility.stations;
  const facts = [
    { Icon: ChildIcon, name: factNames.accept_from_months, value: acceptedAgeText(facility) },
    { Icon: ClockIcon, name: copy.keyFacts.hours, value: weekday_hours && hoursText(weekday_hours) },
    { Icon: PeopleIcon, name: factNames.capacity, value: capacity === null ? null : copy.people(capacity) },
    { Icon: TrainIcon, name: factNames.stations, value: station && stationText(station) },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ Icon, name, value }) => (
        <div key={name}>
          <dt className={styles.name}>
            <Icon size="small" />
            {name}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
