import type { FacilityDetail } from '@enerabi/shared/contract';
import { acceptedAgeText, hoursText, IconMask, stationText } from '@enerabi/shared/ui';
import { copy, factNames } from '../facts/facility-facts.copy.ts';
import styles from './facility-key-facts.module.css';

/** The facts by which a family decides whether to read on; unknown ones are left out. */
export function FacilityKeyFacts({ facility }: { facility: FacilityDetail }) {
  const { capacity, weekday_hours } = facility;
  const [station] = facility.stations;
  const facts = [
    { icon: 'child', name: factNames.accept_from_months, value: acceptedAgeText(facility) },
    { icon: 'clock', name: copy.keyFacts.hours, value: weekday_hours && hoursText(weekday_hours) },
    { icon: 'people', name: factNames.capacity, value: capacity === null ? null : copy.people(capacity) },
    { icon: 'train', name: factNames.stations, value: station && stationText(station) },
  ] as const;
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ icon, name, value }) => (
        <div key={name}>
          <dt className={styles.name}>
            <IconMask icon={icon} />
            {name}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
