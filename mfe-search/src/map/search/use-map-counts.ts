import { countFacilities, type FacilityCounts } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { useCounting } from '../../search/filters/use-counting.ts';
import { mapConditions, readMapAddress } from './map-address.ts';
import type { MapSearchData } from './map-search.loader.ts';
import { searchedBox } from './searched-box.ts';

/** The request that this form would send, for its target place. */
const queryOf = (parameters: URLSearchParams) => {
  const address = readMapAddress(parameters);
  return { ...mapConditions(address.criteria), ...searchedBox(address).box };
};

/**
 * The counts of the map's form. While the form is open, they follow the map and the conditions; the last ones stay
 * until new ones arrive. While it is closed, moving the map requests none.
 */
export function useMapCounts(loaded: MapSearchData) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const [counts, setCounts] = useState<FacilityCounts | null>(loaded.counts);
  const [previewTotal, setPreviewTotal] = useState<number>();
  const api = useApi();
  const count = useCounting<FacilityCounts>(loaded, (fields, signal) =>
    api(countFacilities, { query: queryOf(fields), signal, onFailure: () => null }),
  );
  const follow = (pauseMs?: number): void => {
    if (form.current && fold.current?.open) count(form.current, setCounts, pauseMs);
  };
  const preview = (): void => {
    if (!form.current) return;
    count(form.current, (found) => {
      setCounts(found);
      setPreviewTotal(found.total);
    });
  };
  // The page now shows the searched result.
  useEffect(() => {
    setPreviewTotal(undefined);
    // Counts of another place would be wrong when the form is opened again.
    if (!fold.current?.open) setCounts(loaded.counts);
    follow();
  }, [loaded]);
  return { form, fold, counts, previewTotal, preview, opened: () => follow(0) };
}
