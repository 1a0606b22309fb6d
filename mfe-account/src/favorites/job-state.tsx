import type { FavoriteJob } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { dateText } from '@enerabi/shared/ui';
import styles from './favorite-jobs.module.css';
import { copy } from './favorites.copy.ts';

/** Says what has become of a posting since the member saved it; nothing if it is as it was. */
export function JobState({
  job: { is_open, is_facility_shown, saved_on, updated_on, facility },
}: {
  job: FavoriteJob;
}) {
  if (is_open)
    return updated_on > saved_on ? (
      <p className={styles.changed}>{copy.job_states.changed(dateText(saved_on))}</p>
    ) : null;
  return (
    <div className={styles.closed}>
      <p>{copy.job_states.closed}</p>
      {is_facility_shown && (
        <Link className={styles.facility} to={`/f/${facility.path_name}`}>
          {copy.job_states.facility(facility.name)}
        </Link>
      )}
    </div>
  );
}
