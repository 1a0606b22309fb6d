import type { ApiClient } from '@enerabi/shared/client';
import type { Box } from '@enerabi/shared/geography';
import type { IgnoredValue } from '../../address/read-fields.ts';
import type { MapKind } from './map-kind.ts';

export interface MapPart extends Box {
  zoom: number;
  page: number;
}

/** What the map asks about a collection of results: its address, and its requests. */
export interface MapCollection<K extends MapKind = MapKind> {
  /** Criteria without any condition. */
  nothing: K['criteria'];
  /** @param others fields of the map, which are no conditions */
  read: (
    parameters: URLSearchParams,
    others: readonly string[],
  ) => { criteria: K['criteria']; ignored: IgnoredValue[] };
  /** The conditions in an address, as the list of the collection has them; empty without any. */
  query: (criteria: K['criteria']) => string;
  /** The same with the names of the form's controls. */
  formQuery: (criteria: K['criteria']) => string;
  /** Codes of the prefectures that the map goes to. They are no condition: a map does not end at a border. */
  areas: (criteria: K['criteria']) => readonly string[];
  withoutAreas: (criteria: K['criteria']) => K['criteria'];
  /** The list with the same conditions. @param area of the results, if the criteria name none */
  listAddress: (criteria: K['criteria'], area: string | undefined) => string;
  search: (
    call: ApiClient,
    criteria: K['criteria'],
    part: MapPart,
    signal: AbortSignal,
  ) => Promise<K['found']>;
  /** The same, but null if the API does not answer. */
  searchAgain: (
    call: ApiClient,
    criteria: K['criteria'],
    part: MapPart,
    signal: AbortSignal,
  ) => Promise<K['found'] | null>;
  counts: (
    call: ApiClient,
    criteria: K['criteria'],
    box: Box,
    signal: AbortSignal,
  ) => Promise<K['counts'] | null>;
}
