import { listMapPlaces, type MapPlaces } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { boxOfView, type MapSize, type MapView } from '../view/map-view.ts';

/** At lower zooms, the prefectures of the outline are enough. */
const namesFrom = 8;

/** Names for the outline map, requested after each move; if that fails, the map has no names. */
export function useMapPlaces(isWanted: boolean) {
  const api = useApi();
  const [places, setPlaces] = useState<MapPlaces>();
  const asking = useRef<AbortController>(undefined);
  const rest = useRef<{ view: MapView; size: MapSize }>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const nameAt = async (view: MapView, size: MapSize): Promise<void> => {
    asking.current?.abort();
    rest.current = { view, size };
    if (!isWanted || view.zoom < namesFrom) return;
    asking.current = new AbortController();
    const { signal } = asking.current;
    const query = { ...boxOfView(view, size), zoom: Number(view.zoom.toFixed(2)) };
    const found = await api(listMapPlaces, { query, signal, onFailure: () => null }).catch(() => null);
    if (found && !signal.aborted) setPlaces(found);
  };
  // They are first needed if the configured map does not load.
  useEffect(() => {
    if (isWanted && rest.current) void nameAt(rest.current.view, rest.current.size);
  }, [isWanted]);
  return { places, nameAt };
}
