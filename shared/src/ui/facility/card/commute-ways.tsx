import { commuteBy, commuteCopy, useCommutePlaces } from '../../../commute/index.ts';
import type { FacilitySummary } from '../../../contract/index.ts';
import { VisuallyHidden } from '../../display/visually-hidden.tsx';
import { IconMask } from '../../icon/icon-mask.tsx';
import styles from './commute-ways.module.css';

/** The ways of the family of this browser by a facility; nothing without a home. */
export function CommuteWays({ facility }: { facility: FacilitySummary }) {
  const places = useCommutePlaces();
  const { home, works } = places;
  const commute = commuteBy(facility, places);
  if (!home) return null;
  return (
    <>
      <span className={styles.icon}>
        <IconMask icon="map-pin" />
      </span>
      <span className={styles.ways}>
        <VisuallyHidden>{commuteCopy.name} </VisuallyHidden>
        {commute ? (
          <>
            <span>
              {commuteCopy.fromHome(home)} <b>{commuteCopy.wayFromHome(commute.fromHome[0])}</b>
            </span>
            {works.map((work, at) => (
              // Both parents may work at the same place.
              <span key={`${work.name} ${at}`}>
                {commuteCopy.toWork(work)} {commute.toWorks[at] && commuteCopy.way(commute.toWorks[at])}
              </span>
            ))}
          </>
        ) : (
          commuteCopy.unknown
        )}
      </span>
    </>
  );
}
