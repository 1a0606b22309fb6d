import * as z from 'zod/mini';
import { positionHeader } from '../../layout/columns.ts';
import { ImportError } from '../../report/import-error.ts';
import type { Row, Unit } from '../row.ts';
import { cellOf, objectsIn, tableOfObjects } from './objects.ts';

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.nullish(z.record(z.string(), z.unknown())),
  geometry: z.unknown(),
});
const point = z.object({
  type: z.literal('Point'),
  coordinates: z.array(z.number()).check(z.minLength(2)),
});

type Properties = Record<string, unknown>;

export interface Features {
  unit: Unit;
  /** Every property of any feature, in the order of appearance, and the position of GeoJSON. */
  headers: string[];
  count: number;
  /** Created one by one: the cells of all features would take more memory than the file. */
  rows: () => Generator<Row, void>;
}

/**
 * Features, or the objects of a list, as rows of a table whose columns are their properties.
 * @param text GeoJSON (RFC 7946) or other JSON
 * @throws ImportError if it is neither a FeatureCollection nor a list of objects
 */
export function readFeatures(text: string): Features {
  const json = parse(text);
  const features = collection.safeParse(json).data?.features;
  if (features) return tableOfFeatures(features);
  const objects = objectsIn(json);
  if (objects) return tableOfObjects(objects);
  throw new ImportError('JSON, but no GeoJSON FeatureCollection and no list of objects');
}

function tableOfFeatures(features: unknown[]): Features {
  const names = new Set<string>();
  for (const one of features)
    for (const name of Object.keys(feature.safeParse(one).data?.properties ?? {})) names.add(name);
  return {
    unit: 'feature',
    headers: [...names, positionHeader],
    count: features.length,
    *rows() {
      for (const [at, one] of features.entries()) yield rowOf(at + 1, one, names);
    },
  };
}

function rowOf(row: number, one: unknown, names: ReadonlySet<string>): Row {
  const { data } = feature.safeParse(one);
  if (!data) return { row, cells: [], fault: 'no GeoJSON feature' };
  return { row, cells: [...cellsOf(data.properties ?? {}, names), positionOf(data.geometry)], fault: null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`no JSON to its end: ${(error as Error).message}`);
  }
}

const cellsOf = (properties: Properties, names: ReadonlySet<string>): string[] =>
  [...names].map((name) => cellOf(properties[name]));

/** As `latitude,longitude`; GeoJSON has the opposite order. Other geometries stay as written, to be reported. */
function positionOf(geometry: unknown): string {
  const parsed = point.safeParse(geometry);
  if (!parsed.success) return cellOf(geometry);
  const [longitude, latitude] = parsed.data.coordinates;
  return `${latitude},${longitude}`;
}
