import { type CountQuery, countFacilities, type FacilityCounts } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef } from 'react';

/** Several quick changes are counted by one request. */
const usualPauseMs = 300;

/**
 * Counts, after a short pause, how many facilities each choice of a form would find. A later request, or another page,
 * cancels an earlier one. Failures are ignored.
 * @param page a value that changes with the page's content
 */
export function useCounting(page: unknown) {
  const api = useApi();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), [page]);

  return (
    form: HTMLFormElement,
    queryOf: (parameters: URLSearchParams) => Partial<CountQuery>,
    tell: (counts: FacilityCounts) => void,
    pauseMs = usualPauseMs,
  ): void => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const query = queryOf(new URLSearchParams(entries));
      const found = await api(countFacilities, { query, signal, onFailure: () => null }).catch(() => null);
      if (found && !signal.aborted) tell(found);
    }, pauseMs);
  };
}
