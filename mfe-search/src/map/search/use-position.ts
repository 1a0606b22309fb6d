import type { Place } from '@enerabi/shared/geography';
import { announce } from '@enerabi/shared/ui';
import { useState } from 'react';
import { currentPosition, type PositionFault } from '../view/current-position.ts';
import { zoomAtPosition } from '../view/map-view.ts';
import { mapCopy, positionCopy } from './map-search.copy.ts';
import type { useMapSearch } from './use-map-search.ts';

/** Requests the position only when asked, and says in words if that fails. */
export function usePosition({ map, view, goTo }: ReturnType<typeof useMapSearch>, onPosition: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  const [fault, setFault] = useState<PositionFault>();
  const [place, setPlace] = useState<Place>();
  return {
    isAsked,
    fault,
    /** Stays on the map until the next request. */
    place,
    dismiss(): void {
      setFault(undefined);
      map.current?.focus();
    },
    async ask(): Promise<void> {
      if (isAsked) return;
      setIsAsked(true);
      setFault(undefined);
      announce(mapCopy.positionAsked);
      const answer = await currentPosition(navigator.geolocation);
      setIsAsked(false);
      if (typeof answer === 'string') {
        setFault(answer);
        announce(positionCopy[answer]);
        return;
      }
      setPlace({ latitude: answer.lat, longitude: answer.lng });
      goTo({ ...answer, zoom: Math.max(view?.zoom ?? 0, zoomAtPosition) });
      onPosition();
      announce(positionCopy.shown);
    },
  };
}

export type PositionRequest = ReturnType<typeof usePosition>;
