import type { MapSearch } from '@enerabi/shared/contract';
import { Button, Notice, Stack } from '@enerabi/shared/ui';
import { copy } from '../search/map-search.copy.ts';
import styles from './map-results-head.module.css';

interface MapResultsHeadProps {
  found: MapSearch;
  isSearching: boolean;
  hasFailed: boolean;
  /** The map shows another area than the searched one. */
  isElsewhere: boolean;
  onRetry: () => void;
}

/** Announces the number of results whenever it changes; a failure is shown together with the last results. */
export function MapResultsHead({ found, isSearching, hasFailed, isElsewhere, onRetry }: MapResultsHeadProps) {
  const { total, page, limit, facilities } = found;
  const first = (page - 1) * limit + 1;
  const range = copy.range(total, first, first + facilities.length - 1);
  const count = isElsewhere ? copy.countBefore(total) : copy.count(total);
  return (
    <Stack gap="1" className={styles.head}>
      {/* Hidden from screen readers: the real heading is before the list, which need not follow directly. */}
      <p className={styles.title} aria-hidden="true">
        {copy.results}
      </p>
      <p className={styles.count} role="status">
        {isSearching ? copy.loading : hasFailed ? copy.failed.title : count}
        {!isSearching && !hasFailed && total > 0 && <span className={styles.range}>{range}</span>}
      </p>
      {hasFailed && !isSearching && (
        <Notice kind="error" title={copy.failed.title}>
          <p>{copy.failed.body}</p>
          <Button kind="secondary" size="small" onClick={onRetry}>
            {copy.failed.retry}
          </Button>
        </Notice>
      )}
      {total === 0 && !hasFailed && !isSearching && <p>{copy.none}</p>}
    </Stack>
  );
}
