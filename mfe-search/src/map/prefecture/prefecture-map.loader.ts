import { type MapSearch, searchFacilitiesByMap } from '@enerabi/shared/contract';
import { api, type LoaderArgs, type Prefecture } from '@enerabi/shared/kernel';
import { type PrefectureShape, type Spot, spotsOf, zoomOf } from './spots.ts';

/** A picture of a prefecture, and the positions of its facilities. */
export interface PrefectureMapData {
  shape: Pick<PrefectureShape, 'width' | 'height' | 'path'>;
  spots: readonly Spot[];
}

/** @returns null if the facilities cannot be loaded: the outline alone would suggest that there are none */
export async function prefectureMap(
  { code, slug }: Prefecture,
  { context, request: { signal } }: LoaderArgs,
): Promise<PrefectureMapData | null> {
  const shape = (await prefectureShapes())[slug];
  if (!shape) return null;
  const { south, west, north, east, width, height, path } = shape;
  const query = { area: code, south, west, north, east, zoom: zoomOf(shape), limit: 1 };
  const found: MapSearch | null = await context.get(api)(searchFacilitiesByMap, {
    query,
    signal,
    onFailure: () => null,
  });
  return found && { shape: { width, height, path }, spots: spotsOf(shape, found) };
}

/** The server has the shapes bundled; a browser loads them with the first prefecture page that it renders itself. */
export const prefectureShapes = async (): Promise<Partial<Record<string, PrefectureShape>>> =>
  (
    await import(/* webpackChunkName: 'prefecture-shapes' */ '../outline/prefectures.json', {
      with: { type: 'json' },
    })
  ).default;
