import { suggestSearches } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { type SuggestedGroup, suggestedGroups } from './suggested-links.ts';

const pauseMs = 200;
const none: SuggestedGroup[] = [];

/** Loads suggestions for the typed text; an outdated or failed reply shows none. */
export function useSuggestions() {
  const api = useApi();
  const [groups, setGroups] = useState(none);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const clear = (): void => {
    asking.current?.abort();
    setGroups(none);
  };
  const suggest = (keyword: string, area: string | undefined): void => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      if (keyword.trim() === '') return setGroups(none);
      const found = await api(suggestSearches, {
        query: { keyword, ...(area && { area }) },
        signal,
        onFailure: () => null,
      }).catch(() => null);
      if (!signal.aborted) setGroups(found ? suggestedGroups(found) : none);
    }, pauseMs);
  };
  return { groups, suggest, clear };
}
