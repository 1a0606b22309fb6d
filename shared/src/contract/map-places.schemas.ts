import * as z from 'zod/mini';
import { decimal } from './parameters.ts';

const latitude = () => decimal(-90, 90);
const longitude = () => decimal(-180, 180);

export const listMapPlaces = {
  query: z.strictObject({
    /** The visible box, degrees (WGS 84). */
    south: latitude(),
    west: longitude(),
    north: latitude(),
    east: longitude(),
    /** Of the map, as MapLibre counts; stations are named from 11 on. */
    zoom: z._default(decimal(0, 24), 12),
  }),
  reply: z.object({
    /** Where their facilities lie around, those with most first. */
    municipalities: z.array(
      z.object({ municipality_name: z.string(), latitude: z.number(), longitude: z.number() }),
    ),
    /** Those of most lines first. */
    stations: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
};

export type MapPlaces = z.output<typeof listMapPlaces.reply>;
