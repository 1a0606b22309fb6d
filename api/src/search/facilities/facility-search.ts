import { usualWalkMinutes } from '@enerabi/shared/constants';
import type {
  CountQuery,
  FacilityCounts,
  FacilityList,
  ListQuery,
  MapQuery,
  MapSearch,
  SearchConditions,
  SearchSuggestions,
} from '@enerabi/shared/contract';
import { searchText } from '@enerabi/shared/japanese';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type WrittenReply, writtenWith } from '../../platform/http/written-reply.ts';
import {
  commuteCircle,
  completeBox,
  placeOf,
  targetOf,
  walkCircles,
  writtenSummaries,
} from '../collection-search.ts';
import { RefreshingIndex, type RefreshOptions } from '../index/refreshing-index.ts';
import { Summaries, type WrittenSummary } from '../index/summaries.ts';
import { similarPlaceNames } from '../place-readings.ts';
import { findStationsLike } from '../station.queries.ts';
import type { FacilityIndex } from './facility-index.ts';
import type { FacilityQuery } from './facility-query.ts';
import { facilitySource } from './facility-source.ts';
import { findSummaries } from './facility-summary.queries.ts';
import { mostSuggested, municipalitiesFor } from './suggestions.rules.ts';

type Summary = Awaited<ReturnType<typeof findSummaries>>[number];

/** Searches facilities; `now` decides which visits can be booked and how fresh the index is. */
export class FacilitySearch {
  readonly #db: Kysely<Schema>;
  readonly #index;
  readonly #summaries: Summaries<Summary>;

  /** @param options how old the index may be; by default it is as new as the database */
  constructor(db: Kysely<Schema>, options: RefreshOptions = {}) {
    this.#db = db;
    this.#index = new RefreshingIndex(facilitySource(db), options);
    this.#summaries = new Summaries(
      (ids) => findSummaries(db, ids),
      ({ facility_id }) => facility_id,
    );
  }

  /** Reads all facilities before the first search. @returns their number */
  async start(now: Date): Promise<number> {
    return (await this.#index.current(now)).size;
  }

  async list(query: ListQuery, now: Date): Promise<WrittenReply<FacilityList>> {
    const { sort, page, limit, search_target_lat, search_target_lng, commute_destinations, ...conditions } =
      query;
    const [index, search] = await this.#asked(conditions, now);
    const target = targetOf({ search_target_lat, search_target_lng });
    const { total, docIds, distances } = index.page(search, {
      sort,
      page,
      limit,
      target,
      destinations: commute_destinations?.map(placeOf),
      isFirst: sort === 'vacant' ? index.hasPlaceIn(conditions.child_class_id) : undefined,
    });
    const shown = await this.#shown(index, docIds, distances);
    return writtenWith<FacilityList, 'facilities'>({ total, page, limit }, 'facilities', shown);
  }

  /** Those of the facilities that meet the conditions, in the given order. */
  async among(conditions: SearchConditions, ids: readonly number[], now: Date): Promise<number[]> {
    const [index, search] = await this.#asked(conditions, now);
    return index.among(search, ids);
  }

  async counts(query: CountQuery, now: Date): Promise<FacilityCounts> {
    const { south, west, north, east, ...conditions } = query;
    const [index, asked] = await this.#asked(conditions, now);
    const box = completeBox({ south, west, north, east });
    return index.counts({ ...asked, ...(box && { box }) });
  }

  async map(query: MapQuery, now: Date): Promise<WrittenReply<MapSearch>> {
    const { south, west, north, east, zoom, page, limit, ...conditions } = query;
    const [index, asked] = await this.#asked(conditions, now);
    const search = { ...asked, box: { south, west, north, east } };
    const target = asked.commute ?? { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const found = index.map(search, zoom, { sort: 'distance', page, limit, target });
    const { total, docIds, points, clusters } = found;
    const rest = { total, page, limit, points, clusters };
    return writtenWith<MapSearch, 'facilities'>(rest, 'facilities', await this.#shown(index, docIds));
  }

  async suggestions(keyword: string, area: string | undefined, now: Date): Promise<SearchSuggestions> {
    const word = searchText(keyword);
    if (word === '') return { municipalities: [], stations: [], facilities: [] };
    const index = await this.#index.current(now);
    const here = area ? index.named(keyword, area, mostSuggested.facilities) : [];
    const facilities = here.length > 0 ? here : index.named(keyword, undefined, mostSuggested.facilities);
    const places = await this.#places(index, word, area);
    if (facilities.length + places.municipalities.length + places.stations.length > 0)
      return { ...places, facilities };
    for (const similar of similarPlaceNames(word)) {
      const meant = await this.#places(index, similar, area);
      if (meant.municipalities.length + meant.stations.length > 0) return { ...meant, facilities };
    }
    return { ...places, facilities };
  }

  async #places(
    index: FacilityIndex,
    word: string,
    area: string | undefined,
  ): Promise<Omit<SearchSuggestions, 'facilities'>> {
    return {
      municipalities: municipalitiesFor(word, index.municipalities(), {
        area,
        limit: mostSuggested.municipalities,
      }),
      stations: await findStationsLike(this.#db, word, area, mostSuggested.stations),
    };
  }

  async #asked(
    { station_ids, walk_minutes = usualWalkMinutes, ...conditions }: SearchConditions,
    now: Date,
  ): Promise<[FacilityIndex, FacilityQuery]> {
    const [index, circles] = await Promise.all([
      this.#index.current(now),
      station_ids?.length ? walkCircles(this.#db, station_ids, walk_minutes) : undefined,
    ]);
    const commute = commuteCircle(conditions);
    return [index, { ...conditions, walk_minutes, ...(circles && { circles }), ...(commute && { commute }) }];
  }

  #shown(
    index: FacilityIndex,
    docIds: readonly number[],
    distances?: readonly (number | null)[],
  ): Promise<WrittenSummary[]> {
    return writtenSummaries(this.#summaries, index.versions(docIds), distances);
  }
}
