import { type SearchSuggestions, suggestSearches } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 200;

/** Loads suggestions for the typed text; an outdated or failed reply gives none. */
export function useSuggestedSearches() {
  const api = useApi();
  const [suggested, setSuggested] = useState<{ keyword: string; searches: SearchSuggestions }>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const clear = (): void => {
    asking.current?.abort();
    setSuggested(undefined);
  };
  const suggest = (keyword: string, area?: string): void => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      if (keyword.trim() === '') return setSuggested(undefined);
      const searches = await api(suggestSearches, {
        query: { keyword, ...(area && { area }) },
        signal,
        onFailure: () => null,
      }).catch(() => null);
      if (!signal.aborted) setSuggested(searches ? { keyword, searches } : undefined);
    }, pauseMs);
  };
  return { suggested, suggest, clear };
}
