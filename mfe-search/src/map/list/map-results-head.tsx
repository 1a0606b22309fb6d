import { Link } from '@enerabi/shared/kernel';
import { Button, Notice, Stack } from '@enerabi/shared/ui';
import { collectionOf } from '../collection/collections.ts';
import type { MapCriteria, MapResults } from '../collection/map-kind.ts';
import { useMapParts } from '../collection/map-parts-context.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import { facilitiesIn } from '../marks/mapped-facilities.ts';
import { copy } from '../search/map-search.copy.ts';
import styles from './map-results-head.module.css';

interface MapResultsHeadProps {
  found: MapResults;
  criteria: MapCriteria;
  isSearching: boolean;
  hasFailed: boolean;
  /** The map shows another area than the searched one. */
  isElsewhere: boolean;
  onRetry: () => void;
}

/** Announces the number of results whenever it changes; a failure is shown together with the last results. */
export function MapResultsHead(props: MapResultsHeadProps) {
  const { found, criteria, isSearching, hasFailed, isElsewhere, onRetry } = props;
  const { total, page, limit } = found;
  const words = wordsOf(criteria);
  const { Commute } = useMapParts();
  const facilities = facilitiesIn(found);
  const first = (page - 1) * limit + 1;
  const range = copy.range('commute_from' in criteria, total, first, first + facilities.length - 1);
  const here = total === 0 ? words.none : copy.count(total);
  const count = isElsewhere ? copy.countBefore(total) : here;
  return (
    <Stack gap="1" className={styles.head}>
      {/* Hidden from screen readers: the real heading is before the list, which need not follow directly. */}
      <p className={styles.title} aria-hidden="true">
        {words.results}
      </p>
      <div className={styles.line} data-asks={Commute ? '' : undefined}>
        <p className={styles.count} role="status">
          {isSearching ? copy.loading : hasFailed ? copy.failed.title : count}
          {!isSearching && !hasFailed && total > 0 && <span className={styles.range}>{range}</span>}
        </p>
        {Commute && <Commute criteria={criteria} />}
        {words.list && (
          <Link to={collectionOf(criteria).listAddress(criteria, facilities[0]?.prefecture_code)}>
            {words.list}
          </Link>
        )}
      </div>
      {hasFailed && !isSearching && (
        <Notice kind="error" title={copy.failed.title}>
          <p>
            {copy.failed.body}
            {words.failed}
          </p>
          <Button kind="secondary" size="small" onClick={onRetry}>
            {copy.failed.retry}
          </Button>
        </Notice>
      )}
      {total === 0 && !hasFailed && !isSearching && <p>{copy.none}</p>}
    </Stack>
  );
}
