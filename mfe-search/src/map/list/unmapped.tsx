import type { FacilitySummary } from '@enerabi/shared/contract';
import { Link, prefectureByCode } from '@enerabi/shared/kernel';
import { addressOf, changed, type FacilityCriteria } from '../../facilities/criteria/facility-criteria.ts';
import { copy } from '../search/map-search.copy.ts';
import styles from './unmapped.module.css';

interface UnmappedProps {
  criteria: FacilityCriteria;
  /** A result by which the prefecture is known. */
  nearest: FacilitySummary | undefined;
}

/** Links to the list of the prefecture for facilities without a position, which not every municipality publishes. */
export function Unmapped({ criteria, nearest }: UnmappedProps) {
  const area = criteria.area ?? nearest?.prefecture_code;
  return (
    <p className={styles.unmapped}>
      {copy.unmapped.body}
      <Link className={styles.link} to={addressOf(changed(criteria, { area }))}>
        {copy.unmapped.link(area && prefectureByCode(area)?.name)}
      </Link>
    </p>
  );
}
