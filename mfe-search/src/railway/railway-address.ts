import { queryString } from '@enerabi/shared/client';
import { usualWalkMinutes, type WalkMinutes, walkMinutes } from '@enerabi/shared/constants';
import { jobListPath } from '../jobs/job-paths.ts';
import type { RailwayPrefecture } from './railway-prefecture.ts';

/** The choice in the address of a page of the railway search. */
export interface RailwayChoice {
  /** Without duplicates. */
  railway_line_ids: number[];
  station_ids: number[];
  walk_minutes: WalkMinutes;
  /** The address has values for a line that are not ids. */
  hasNonsense: boolean;
  /** The form of the stations was sent: only that form sends a walk. */
  isSent: boolean;
}

/** An id as in the contract: a positive 32-bit integer without leading zeros. */
const idOf = (text: string): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : undefined;
};

/** Reads an address that may contain anything; invalid values are ignored. */
export function readRailwayChoice(parameters: URLSearchParams): RailwayChoice {
  const values = (name: string) => [...parameters.getAll(`${name}[]`), ...parameters.getAll(name)];
  const ids = (name: string) => [...new Set(values(name).map(idOf))].filter((id) => id !== undefined);
  const walk = parameters.get('walk_minutes');
  return {
    railway_line_ids: ids('railway_line_ids'),
    station_ids: ids('station_ids'),
    walk_minutes: walkMinutes.find((minutes) => String(minutes) === walk) ?? usualWalkMinutes,
    hasNonsense: values('railway_line_ids').some((value) => idOf(value) === undefined),
    isSent: walk !== null,
  };
}

const addressOf = (page: string, query: Readonly<Record<string, unknown>>): string => {
  const text = queryString(query);
  return text === '' ? page : `${page}?${text}`;
};

/** Prefecture by its JIS number, and what is searched there. */
type Searched = Pick<RailwayPrefecture, 'id' | 'collection'>;

/** @param railway_line_ids lines that are already chosen */
export const selectRailwayAddress = (
  { id, collection }: Searched,
  railway_line_ids: readonly number[] = [],
): string => addressOf(`/railway_search/${id}/select_railway`, { railway_line_ids, collection });

/** Address that the form of the lines is sent to; its fields are the query. */
export const selectStationPath = (id: number): string => `/railway_search/${id}/select_station`;

export const selectStationAddress = (
  { id, collection }: Searched,
  railway_line_ids: readonly number[] = [],
): string => addressOf(selectStationPath(id), { railway_line_ids, collection });

/** The list that the search leads to. */
export const resultsPath = ({ collection }: Pick<RailwayPrefecture, 'collection'>): string =>
  collection ? jobListPath : '/f';

/** Address of the list of what is within a walk of one of the stations. */
export const resultsNearAddress = (
  prefecture: Pick<RailwayPrefecture, 'code' | 'collection'>,
  { station_ids, walk_minutes }: Pick<RailwayChoice, 'station_ids' | 'walk_minutes'>,
): string => addressOf(resultsPath(prefecture), { area: prefecture.code, station_ids, walk_minutes });
