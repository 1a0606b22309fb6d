import { type SearchSuggestions, suggestSearches } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 200;

interface Suggested {
  keyword: string;
  /** Null if they could not be loaded. */
  searches: SearchSuggestions | null;
}

/** Loads suggestions for the typed text; an outdated reply gives none. */
export function useSuggestedSearches() {
  const api = useApi();
  const [suggested, setSuggested] = useState<Suggested>();
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
      if (!signal.aborted) setSuggested({ keyword, searches });
    }, pauseMs);
  };
  return { suggested, suggest, clear };
}
