import { countFacilities, type FacilityCounts } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readCriteria } from '../read-criteria.ts';

/** A visitor who ticks several boxes in a row is asked for once. */
const pauseMs = 300;

/**
 * What a form's conditions would find, before they are searched: the counts of each choice and the total follow what is
 * chosen. Where they cannot be had, those of the page stay.
 */
export function useForeseen(loaded: FacilityCounts | null) {
  const api = useApi();
  const [counts, setCounts] = useState<FacilityCounts | null>(null);
  const [shown, setShown] = useState(loaded);
  const asking = useRef<AbortController>(undefined);
  // What the page shows now has been searched: nothing is foreseen any more.
  if (shown !== loaded) {
    setShown(loaded);
    setCounts(null);
  }
  useEffect(() => () => asking.current?.abort(), [loaded]);

  const foresee = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const criteria = readCriteria(new URLSearchParams(entries));
      const {
        sort: _sort,
        page: _page,
        search_target_lat: _lat,
        search_target_lng: _lng,
        ...query
      } = criteria;
      const found = await api(countFacilities, { query, signal, onFailure: () => null }).catch(() => null);
      if (found && !signal.aborted) setCounts(found);
    }, pauseMs);
  };
  return { counts: counts ?? loaded, foreseen: counts?.total, foresee };
}
