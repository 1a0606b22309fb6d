import type { MapSize } from './map-view.ts';

/**
 * The map of this tab, for the loader, which asks for what it shows; without one on the server, before the map is
 * there, and where it cannot be.
 */
export const shownMap: { size?: MapSize | undefined } = {};
