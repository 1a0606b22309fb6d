import * as z from 'zod/mini';
import { bounds } from '../bounds.schemas.ts';
import { decimal } from '../parameters.ts';

export const listMapPlaces = {
  query: z.strictObject({
    /** The visible box. */
    ...bounds,
    /** Zoom of the map, by MapLibre's scale; stations are included from 11 on. */
    zoom: z._default(decimal(0, 24), 12),
  }),
  reply: z.object({
    /** Municipalities at the mean position of their facilities, those with most facilities first. */
    municipalities: z.array(
      z.object({ municipality_name: z.string(), latitude: z.number(), longitude: z.number() }),
    ),
    /** Stations with most lines first. */
    stations: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
    /**
     * Railway lines, each by straight pieces between its stations, as GeoJSON positions. Absent from an earlier API;
     * empty for a box wider than 6 degrees, and below zoom 8.
     */
    railways: z.optional(
      z.array(
        z.object({
          name: z.string(),
          paths: z.array(z.array(z.tuple([z.number(), z.number()]))),
        }),
      ),
    ),
  }),
};

export type MapPlaces = z.output<typeof listMapPlaces.reply>;
