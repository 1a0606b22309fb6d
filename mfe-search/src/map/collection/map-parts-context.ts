import { createContext, useContext } from 'react';
import type { MapParts } from './map-parts.ts';

export const MapPartsContext = createContext<MapParts | undefined>(undefined);

/** Parts of the collection that the page shows; only its own scripts are loaded. */
export function useMapParts(): MapParts {
  const parts = useContext(MapPartsContext);
  if (!parts) throw new Error('The map is rendered without the parts of its collection.');
  return parts;
}
