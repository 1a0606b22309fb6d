import { announce } from '@enerabi/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { canDrawMaps, startsByItself } from '../canvas/can-draw-maps.ts';
import type { MapCanvasProps } from '../canvas/map-canvas.browser.tsx';
import { mapCopy } from '../search/map-search.copy.ts';

/** `picture` until scripts run, `still` until a press; `absent` and `broken` keep the picture. */
export type MapState = 'picture' | 'still' | 'starting' | 'ready' | 'absent' | 'broken';

/**
 * Loads MapLibre: when the page is idle, on a phone when it is asked for, and at once without a picture.
 * @param onAbsent called if there will be neither a map nor a picture
 * @param starts whether it begins to move by itself
 */
export function useMovingMap(hasPicture: boolean, onAbsent: () => void, starts = startsByItself()) {
  const [state, setState] = useState<MapState>('picture');
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>();
  const fail = (reason: 'absent' | 'broken'): void => {
    setState(reason);
    announce(mapCopy[reason].title);
    if (!hasPicture) onAbsent();
  };
  const start = (): void => {
    if (state === 'starting' || state === 'ready') return;
    if (!canDrawMaps()) {
      fail('absent');
      return;
    }
    setState('starting');
    import(/* webpackChunkName: 'map-search-asked.canvas' */ '../canvas/map-canvas.browser.tsx').then(
      (module) => setCanvas(() => module.default),
      () => fail('broken'),
    );
  };
  useEffect(() => {
    if (!hasPicture || starts || !canDrawMaps()) start();
    else setState('still');
  }, []);
  const isStuck = state === 'absent' || state === 'broken';
  return {
    state,
    /** Why the map does not move. */
    stuck: isStuck ? state : undefined,
    Canvas: isStuck ? undefined : Canvas,
    start,
    fail,
    becomeReady: () => setState('ready'),
  };
}
