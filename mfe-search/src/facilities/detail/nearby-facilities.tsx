import type { NearbyFacility } from '@enerabi/shared/contract';
import { BriefFacilityCard, distanceText } from '@enerabi/shared/ui';
import { CompareButton } from '../compare-choice/compare-button.tsx';
import { FavoriteFacilityButton } from '../favorites/favorite-facility-button.tsx';
import { copy } from './facts/facility-facts.copy.ts';
import styles from './nearby-facilities.module.css';
import { Section } from './section.tsx';

export const NearbyFacilities = ({ nearby }: { nearby: readonly NearbyFacility[] }) => (
  <Section id="nearby">
    {nearby.length === 0 ? (
      <p>{copy.noNearby}</p>
    ) : (
      <ul className={styles.nearby}>
        {nearby.map((facility) => (
          <li key={facility.facility_id}>
            <BriefFacilityCard
              facility={facility}
              note={copy.distance(distanceText(facility.distance_m))}
              favorite={<FavoriteFacilityButton facility={facility} />}
              actions={<CompareButton kind="short" facility={facility} />}
            />
          </li>
        ))}
      </ul>
    )}
  </Section>
);
