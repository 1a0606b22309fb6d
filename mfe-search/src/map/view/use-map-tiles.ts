import { useSite } from '@enerabi/shared/kernel';
import { useState } from 'react';
import type { MapTiles } from '../canvas/map-style.ts';

/** The configured ground of the map, if there is one; the bundled outline takes its place if no tile loads. */
export function useMapTiles() {
  const { map, vectorMap } = useSite();
  const [hasLostTiles, setHasLostTiles] = useState(false);
  const tiles: MapTiles | undefined = vectorMap
    ? { address: vectorMap.tiles, vectorZoom: vectorMap.maxZoom }
    : map && { address: map.tiles };
  return {
    tiles,
    /** Pictures of a map have names of their own. */
    needsNames: !map || vectorMap !== undefined || hasLostTiles,
    credit: hasLostTiles ? undefined : (vectorMap ?? map),
    hasLostTiles,
    loseTiles: () => setHasLostTiles(true),
  };
}
