import type { NearbyFacility } from '@enerabi/shared/contract';
import { distanceText, FacilityCard } from '@enerabi/shared/ui';
import { copy } from './facility-facts.copy.ts';
import styles from './facility-facts.module.css';
import { Section } from './fact-section.tsx';

export const NearbyFacilities = ({ nearby, today }: { nearby: readonly NearbyFacility[]; today: string }) => (
  <Section title={copy.sections.nearby}>
    {nearby.length === 0 ? (
      <p>{copy.noNearby}</p>
    ) : (
      <ul className={styles.nearby}>
        {nearby.map((facility) => (
          <li key={facility.facility_id}>
            <FacilityCard
              kind="brief"
              facility={facility}
              today={today}
              note={copy.distance(distanceText(facility.distance_m))}
            />
          </li>
        ))}
      </ul>
    )}
  </Section>
);
