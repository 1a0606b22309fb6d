import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { useCounting } from '../../search/filters/use-counting.ts';
import { collectionOf } from '../collection/collections.ts';
import type { MapCounts } from '../collection/map-kind.ts';
import { readMapAddress } from './map-address.ts';
import type { MapSearchData } from './map-search.loader.ts';
import { searchedBox } from './searched-box.ts';

/**
 * The counts of the map's form. While the form is open, they follow the map and the conditions; the last ones stay
 * until new ones arrive. While it is closed, moving the map requests none.
 */
export function useMapCounts(loaded: MapSearchData) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const [counts, setCounts] = useState<MapCounts | null>(loaded.counts);
  const [previewTotal, setPreviewTotal] = useState<number>();
  const api = useApi();
  const count = useCounting<MapCounts>(loaded, (fields, signal) => {
    // The request that this form would send, for its target place.
    const address = readMapAddress(fields);
    const { counts } = collectionOf(address.criteria);
    return counts(api, address.criteria, searchedBox(address).box, signal);
  });
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
