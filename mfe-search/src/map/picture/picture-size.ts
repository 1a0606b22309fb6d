import type { MapSize } from '../view/map-view.ts';

/** The ground is drawn beyond the searched box, since a window may be larger. */
export const pictureSize: MapSize = { width: 1_600, height: 1_280 };
