import { type IgnoredValue, written } from './read-fields.ts';

/** Fields of a search by place. */
export interface PlaceFields {
  municipalities: string[];
  station_ids: number[];
  walk_minutes?: number;
  search_target_lat?: number;
  search_target_lng?: number;
  /** Only of facilities. */
  commute_destinations?: string[];
  commute_from?: string;
  commute_within?: string;
}

const left = (field: string, value: unknown): IgnoredValue => ({ field, value: String(value) });

/**
 * Drops values that depend on others which are not there, and lists them as ignored: municipalities of a prefecture that
 * is not chosen, half of a position, ways from a position that is not there, a walk without a station, minutes without a
 * home.
 * @param areas chosen prefectures; without any, all municipalities remain
 */
export function dependentFields<T extends PlaceFields>(
  read: T,
  areas: readonly string[],
): { criteria: T; ignored: IgnoredValue[] } {
  const {
    search_target_lat,
    search_target_lng,
    commute_destinations,
    walk_minutes,
    municipalities,
    commute_from,
    commute_within,
    ...others
  } = read;
  const target = {
    search_target_lat,
    search_target_lng,
    ...(commute_destinations && { commute_destinations }),
  };
  const hasTarget = search_target_lat !== undefined && search_target_lng !== undefined;
  const isNear = walk_minutes !== undefined && others.station_ids.length > 0;
  const isThere = (code: string) =>
    areas.length === 0 || areas.some((area) => code.startsWith(area.slice(0, 2)));
  const criteria = {
    ...others,
    municipalities: municipalities.filter(isThere),
    ...(hasTarget ? target : commute_destinations && { commute_destinations: [] }),
    ...(isNear && { walk_minutes }),
    ...(commute_from && commute_within && { commute_from, commute_within }),
  };
  return {
    criteria: criteria as unknown as T,
    ignored: [
      ...municipalities.filter((code) => !isThere(code)).map((code) => left('municipalities', code)),
      ...Object.entries(hasTarget ? {} : target)
        .filter(([, value]) => value?.toString())
        .map(([field, value]) => left(field, value)),
      // A home alone is what a form sends whose limit is taken away.
      ...(commute_within && !commute_from ? [left('commute_within', commute_within)] : []),
      ...(walk_minutes !== undefined && !isNear ? [left('walk_minutes', walk_minutes)] : []),
    ],
  };
}

/**
 * Reads the order. An address may name the default order: it is read as `standard`, and is not listed as ignored.
 * @param offered orders that this search has
 * @param defaults other names of the default order
 */
export function readSort<S extends string>(
  parameters: URLSearchParams,
  offered: readonly S[],
  defaults: readonly string[],
): { sort: S | 'standard'; ignored: IgnoredValue[] } {
  const [wanted = '', ...more] = written(parameters, 'sort').filter((name) => name !== '');
  const sort = offered.find((name) => name === wanted);
  const isUnknown = !sort && wanted !== '' && !defaults.includes(wanted);
  return {
    sort: sort ?? 'standard',
    ignored: [
      ...(isUnknown ? [left('sort', wanted)] : []),
      ...more.filter((name) => name !== wanted).map((name) => left('sort', name)),
    ],
  };
}
