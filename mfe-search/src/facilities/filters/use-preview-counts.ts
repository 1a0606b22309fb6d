import type { FacilityCounts } from '@enerabi/shared/contract';
import { type FormEvent, useState } from 'react';
import { readCriteria } from '../criteria/read-criteria.ts';
import { useCounting } from './use-counting.ts';

/**
 * Counts what the form's conditions would find before they are searched: the counts of all choices and the total follow
 * the form. If the request fails, the page's counts stay.
 */
export function usePreviewCounts(loaded: FacilityCounts | null) {
  const count = useCounting(loaded);
  const [counts, setCounts] = useState<FacilityCounts | null>(null);
  const [shown, setShown] = useState(loaded);
  // The page now shows the result of the search, so the preview is out of date.
  if (shown !== loaded) {
    setShown(loaded);
    setCounts(null);
  }
  const preview = (event: FormEvent<HTMLFormElement>): void =>
    count(
      event.currentTarget,
      (parameters) => {
        const {
          sort: _sort,
          page: _page,
          search_target_lat: _lat,
          search_target_lng: _lng,
          ...query
        } = readCriteria(parameters);
        return query;
      },
      setCounts,
    );
  return { counts: counts ?? loaded, previewTotal: counts?.total, preview };
}
