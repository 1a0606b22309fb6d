import { type CountQuery, countFacilities, type FacilityCounts } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef } from 'react';

/** A visitor who ticks several boxes in a row is asked for once. */
const usualPauseMs = 300;

/**
 * Asks how many facilities each choice of a form would find, as it stands after a moment; a later query, or another
 * page, ends an earlier one. Where there is no answer, nobody is told.
 * @param page what changes with what the page shows
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
