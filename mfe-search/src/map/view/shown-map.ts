import type { MapSize } from './map-view.ts';

/**
 * The size of this tab's map, for the loader; undefined on the server, before the map has loaded, and if there is none.
 */
export const shownMap: { size?: MapSize | undefined } = {};
