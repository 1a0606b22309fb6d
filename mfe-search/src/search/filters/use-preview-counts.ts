import { type FormEvent, useState } from 'react';
import { useCounting } from './use-counting.ts';

/**
 * Counts what the form's conditions would find before they are searched: the counts of all choices and the total follow
 * the form. If the request fails, the page's counts stay.
 * @param request as in `useCounting`
 */
export function usePreviewCounts<Counts extends { total: number }>(
  loaded: Counts | null,
  request: (fields: URLSearchParams, signal: AbortSignal) => Promise<Counts | null>,
) {
  const count = useCounting(loaded, request);
  const [counts, setCounts] = useState<Counts | null>(null);
  const [shown, setShown] = useState(loaded);
  // The page now shows the result of the search, so the preview is out of date.
  if (shown !== loaded) {
    setShown(loaded);
    setCounts(null);
  }
  const preview = (event: FormEvent<HTMLFormElement>): void => count(event.currentTarget, setCounts);
  return { counts: counts ?? loaded, previewTotal: counts?.total, preview };
}
