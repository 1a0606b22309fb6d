import * as z from 'zod/mini';
import { decimal } from './parameters.ts';

const latitude = () => decimal(-90, 90);
const longitude = () => decimal(-180, 180);

/** A box on the map, degrees (WGS 84). */
export const bounds = { south: latitude(), west: longitude(), north: latitude(), east: longitude() };

/** The same, but optional: all four, or none. */
export const anyBounds = {
  south: z.optional(bounds.south),
  west: z.optional(bounds.west),
  north: z.optional(bounds.north),
  east: z.optional(bounds.east),
};

interface AnyBounds {
  south?: number | undefined;
  west?: number | undefined;
  north?: number | undefined;
  east?: number | undefined;
}

/** `west` greater than `east` is refused: Japan does not cross the date line. */
export const isBox = [
  z.refine<AnyBounds>(({ south = 0, north = south }) => south <= north, {
    path: ['north'],
    error: 'north is south of south',
  }),
  z.refine<AnyBounds>(({ west = 0, east = west }) => west <= east, {
    path: ['east'],
    error: 'east is west of west',
  }),
] as const;

export const isWhole = z.refine<AnyBounds>(
  ({ south, west, north, east }) => [0, 4].includes([south, west, north, east].filter(isGiven).length),
  { path: ['south'], error: 'south, west, north and east belong together' },
);

const isGiven = (value: number | undefined): boolean => value !== undefined;
