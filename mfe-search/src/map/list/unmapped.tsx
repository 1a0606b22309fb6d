import type { JobSummary } from '@enerabi/shared/contract';
import { Link, prefectureByCode } from '@enerabi/shared/kernel';
import { collectionOf } from '../collection/collections.ts';
import type { MapCriteria } from '../collection/map-kind.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import styles from './unmapped.module.css';

interface UnmappedProps {
  criteria: MapCriteria;
  /** A facility by which the prefecture is known. */
  nearest: Pick<JobSummary['facility'], 'prefecture_code'> | undefined;
}

/** Links to the list of the prefecture for facilities without a position, which not every municipality publishes. */
export function Unmapped({ criteria, nearest }: UnmappedProps) {
  const { areas, listAddress } = collectionOf(criteria);
  const [named] = areas(criteria);
  const area = named ?? nearest?.prefecture_code;
  const words = wordsOf(criteria);
  return (
    <p className={styles.unmapped}>
      {words.unmapped}
      <Link className={styles.link} to={listAddress(criteria, area)}>
        {words.listOf(area && prefectureByCode(area)?.name)}
      </Link>
    </p>
  );
}
