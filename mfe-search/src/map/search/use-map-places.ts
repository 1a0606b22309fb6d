import { listMapPlaces, type MapPlaces } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { boxOfView, type MapSize, type MapView } from '../view/map-view.ts';

/** From afar, the outline's prefectures are enough. */
const namesFrom = 8;

/** Names for what the outline shows, asked for after each move; without them it is a map without names. */
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
  // Names may be wanted only when a map of its own does not come.
  useEffect(() => {
    if (isWanted && rest.current) void nameAt(rest.current.view, rest.current.size);
  }, [isWanted]);
  return { places, nameAt };
}
