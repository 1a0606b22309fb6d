import { commuteBy, commuteCopy, useCommutePlaces } from '../../../commute/index.ts';
import type { FacilitySummary } from '../../../contract/index.ts';
import { VisuallyHidden } from '../../display/visually-hidden.tsx';
import masks from '../../icon/icon-mask.module.css';
import styles from './commute-line.module.css';

/** How far a facility is for the family of this browser; without a home, or on the server, an unseen line. */
export function CommuteLine({ facility }: { facility: FacilitySummary }) {
  const places = useCommutePlaces();
  const { home, works } = places;
  const commute = commuteBy(facility, places);
  return (
    <p className={`${styles.commute} ${masks.marked}`} data-icon="map-pin">
      {home && (
        <span className={styles.ways}>
          <VisuallyHidden>{commuteCopy.name} </VisuallyHidden>
          {commute ? (
            <>
              <span>
                {commuteCopy.fromHome(home)} <b>{commuteCopy.way(commute.fromHome[0])}</b>
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
      )}
    </p>
  );
}
