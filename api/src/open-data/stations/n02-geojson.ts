import * as z from 'zod/mini';
import { ImportError } from '../report/import-error.ts';
import { readPosition } from '../values/place/position.ts';
import type { PublishedStation, PublishedStations, StationProblem } from './published-station.ts';

const point = z.array(z.number()).check(z.minLength(2));
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: point }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(point).check(z.minLength(1)) }),
  z.object({
    type: z.literal('MultiLineString'),
    coordinates: z.array(z.array(point).check(z.minLength(1))).check(z.minLength(1)),
  }),
]);
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** Line, operator and station of N02-Station; other properties (classes, codes) are not needed. */
const columns = { line: 'N02_003', operator: 'N02_004', name: 'N02_005' } as const;

type Point = readonly number[];

/**
 * Reads the station file of 国土数値情報 N02 (MLIT) as GeoJSON: a feature for each platform, whose middle is taken.
 * @throws ImportError if it is no GeoJSON, or not of stations
 */
export function readN02(text: string): PublishedStations {
  const features = featuresOf(text);
  const stations: PublishedStation[] = [];
  const problems: StationProblem[] = [];
  for (const [index, feature] of features.entries()) {
    const result = stationOf(index + 1, feature as { properties?: unknown; geometry?: unknown } | null);
    if ('station' in result) stations.push(result.station);
    else problems.push(result.problem);
  }
  return { layout: 'N02, GeoJSON', unit: 'feature', read: features.length, stations, problems };
}

function featuresOf(text: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportError(`no JSON to its end: ${(error as Error).message}`);
  }
  const parsed = collection.safeParse(json);
  if (!parsed.success) throw new ImportError('no GeoJSON FeatureCollection');
  const { features } = parsed.data;
  const hasStations = features.some((feature) => typeof propertiesOf(feature)[columns.name] === 'string');
  if (features.length > 0 && !hasStations)
    throw new ImportError(
      `no feature has ${columns.name} (the station's name); of N02, give the file of stations (N02-…_Station), not that of railway sections`,
    );
  return features;
}

const propertiesOf = (feature: unknown): Record<string, unknown> =>
  ((feature as { properties?: Record<string, unknown> } | null)?.properties ?? {}) as Record<string, unknown>;

function stationOf(
  row: number,
  feature: { geometry?: unknown } | null,
): { station: PublishedStation } | { problem: StationProblem } {
  const properties = propertiesOf(feature);
  const skipped = (column: string, action: string, value: unknown = '') => ({
    problem: { row, column, text: String(value ?? ''), kind: 'skipped' as const, action },
  });
  const words = { line: '', operator: '', name: '' };
  for (const [field, column] of Object.entries(columns) as [keyof typeof columns, string][]) {
    const value = properties[column];
    if (typeof value !== 'string' || value.trim() === '') return skipped(column, 'empty', value);
    words[field] = value.trim();
  }
  const parsed = geometry.safeParse(feature?.geometry);
  if (!parsed.success) return skipped('geometry', 'no point and no line');
  const [longitude, latitude] = middleOf(longest(parsed.data));
  const position = readPosition(String(latitude), String(longitude));
  if (!position.value || position.problem)
    return skipped('geometry', position.problem?.action ?? 'no position', `${longitude},${latitude}`);
  return { station: { row, ...words, ...position.value, prefecture_code: null } };
}

function longest(shape: z.output<typeof geometry>): readonly Point[] {
  if (shape.type === 'Point') return [shape.coordinates];
  if (shape.type === 'LineString') return shape.coordinates;
  return shape.coordinates.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
}

const between = ([x1 = 0, y1 = 0]: Point, [x2 = 0, y2 = 0]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, place, at) => sum + (at === 0 ? 0 : between(line[at - 1] as Point, place)), 0);

/** Half-way along, to a metre. */
function middleOf(line: readonly Point[]): [longitude: number, latitude: number] {
  let left = lengthOf(line) / 2;
  for (const [at, place] of line.entries()) {
    const before = line[at - 1];
    if (!before) continue;
    const length = between(before, place);
    if (length >= left && length > 0) return rounded(before, place, left / length);
    left -= length;
  }
  const [only = []] = line;
  return rounded(only, only, 0);
}

const rounded = ([x1 = 0, y1 = 0]: Point, [x2 = 0, y2 = 0]: Point, share: number): [number, number] => {
  const at = (from: number, to: number) => Math.round((from + (to - from) * share) * 1e5) / 1e5;
  return [at(x1, x2), at(y1, y2)];
};
