import { useEffect, useRef } from 'react';

/** Several quick changes are counted by one request. */
const usualPauseMs = 300;

/**
 * Counts, after a short pause, how many results each choice of a form would find. A later request, or another page,
 * cancels an earlier one. Failures are ignored.
 * @param page a value that changes with the page's content
 * @param request asks for the counts of a form with these fields; null if they are not known
 */
export function useCounting<Counts>(
  page: unknown,
  request: (fields: URLSearchParams, signal: AbortSignal) => Promise<Counts | null>,
) {
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), [page]);

  return (form: HTMLFormElement, tell: (counts: Counts) => void, pauseMs = usualPauseMs): void => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const found = await request(new URLSearchParams(entries), signal).catch(() => null);
      if (found && !signal.aborted) tell(found);
    }, pauseMs);
  };
}
