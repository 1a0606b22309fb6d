import type {
  FacilityCounts,
  FacilityDetail,
  FacilityList,
  MapSearch,
  RailwayLine,
  RailwayStations,
  SearchSuggestions,
} from '@enerabi/shared/contract';
import { metresBetween, metresPerMinute, type Place } from '@enerabi/shared/geography';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { fourCities, importFourCities } from './four-cities.ts';

withReference('four cities', () =>
  describeOnDatabases('four cities imported together (issue 4)', (database) => {
    let app: Hono;
    beforeAll(async () => {
      await importFourCities(database);
      app = await createApp({ db: database.db });
    }, 120_000);

    type Query = Record<string, string | number | readonly (string | number)[]>;
    const get = async <T>(path: string, query: Query): Promise<T> => {
      const parameters = Object.entries(query).flatMap(([name, value]) =>
        typeof value === 'object'
          ? value.map((one): [string, string] => [`${name}[]`, String(one)])
          : [[name, String(value)] as [string, string]],
      );
      const reply = await app.request(`${path}?${new URLSearchParams(parameters)}`);
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as T;
    };
    const list = (query: Query) => get<FacilityList>('/api/front_get_facilties', query);
    const counts = (query: Query) => get<FacilityCounts>('/api/front/facility_counts', query);
    const total = async (query: Query) => (await list({ ...query, limit: 1 })).total;

    it('are all there is', async () => {
      const { areas } = await counts({});
      expect(areas).toEqual(
        [...fourCities]
          .sort((one, other) => (one.area < other.area ? -1 : 1))
          .map(({ area, facilities }) => ({ area, facilities })),
      );
    });

    describe.each(fourCities)('$city', (known) => {
      const { area, code, facilities } = known;

      it('by prefecture, by municipality and by ward, with counts that agree', async () => {
        expect(await total({ area })).toBe(facilities);
        expect(await total({ area, municipalities: [code] })).toBe(facilities);
        const { municipalities } = await counts({ area });
        expect(municipalities).toHaveLength(known.municipalities);
        for (const { municipality_code, facilities: counted } of municipalities)
          expect(await total({ area, municipalities: [municipality_code] })).toBe(counted);
        expect(municipalities.reduce((sum, one) => sum + one.facilities, 0)).toBe(facilities);
      });

      it.each(Object.entries(known.words))('by the word %s', async (keyword, name) => {
        const found = await list({ keyword, limit: 100 });
        expect(found.facilities.map((one) => one.name)).toContain(name);
      });

      it('by address', async () => {
        const found = await list({ area, keyword: known.address });
        expect(found.total).toBeGreaterThan(0);
        for (const { address } of found.facilities) expect(address).toContain(known.address);
      });

      it('by kind', async () => {
        const { facility_types } = await counts({ area });
        const counted = Object.fromEntries(facility_types.map((one) => [one.facility_type, one.facilities]));
        expect(counted).toMatchObject(known.types);
        for (const [type, number] of Object.entries(counted))
          expect(await total({ area, facility_types: [type] })).toBe(number);
      });

      it('by class, by age and by vacancy', async () => {
        const { child_classes, has_vacancy } = await counts({ area });
        expect(child_classes).toHaveLength(6);
        for (const { child_class_id, facilities: counted, with_vacancy } of child_classes) {
          expect(await total({ area, child_class_id })).toBe(counted);
          expect(await total({ area, child_class_id, has_vacancy: 'true' })).toBe(with_vacancy);
        }
        expect(has_vacancy).toBe(known.vacant);
        expect(await total({ area, has_vacancy: 'true' })).toBe(known.vacant);
        const young = await list({ area, child_age_months: 3, limit: 100 });
        for (const { accept_from_months } of young.facilities)
          expect(accept_from_months ?? 0).toBeLessThanOrEqual(3);
      });

      it('on the map, as far as the file says where they are', async () => {
        const onMap = await get<MapSearch>('/api/front_facilities_by_map_search', { ...known.box, zoom: 11 });
        expect(onMap.total).toBe(known.placed);
        const together = onMap.clusters.reduce((sum, cluster) => sum + cluster.facilities, 0);
        expect(onMap.points.length + together).toBe(known.placed);
      });

      it('by station and walking minutes, and nearest first', async () => {
        const place = await stationOf(known.area, known.station);
        const minutes = 12;
        const near = await list({ station_ids: [place.station_id], walk_minutes: minutes, limit: 100 });
        if (known.placed === 0) return expect(near.total).toBe(0);
        expect(near.total).toBeGreaterThan(3);
        for (const one of near.facilities)
          expect(metresBetween(place, one as Place)).toBeLessThanOrEqual(minutes * metresPerMinute);
        const sorted = await list({
          search_target_lat: place.latitude,
          search_target_lng: place.longitude,
          sort: 'distance',
          limit: 100,
        });
        const reached = sorted.facilities.map(({ distance_m }) => distance_m ?? Number.NaN);
        expect(reached).toEqual([...reached].sort((one, other) => one - other));
        expect(reached.filter((metres) => metres <= minutes * metresPerMinute)).toHaveLength(near.total);
      });

      const stationOf = async (prefecture: string, wanted: { line: string; name: string }) => {
        const { railway_lines } = await get<{ railway_lines: RailwayLine[] }>('/api/front/railway_lines', {
          area: prefecture,
        });
        const line = railway_lines.find(({ name }) => name === wanted.line);
        const { stations } = await get<RailwayStations>('/api/front/railway_stations', {
          railway_line_ids: [line?.railway_line_id ?? 0],
          area: prefecture,
        });
        const station = stations.find(({ name }) => name === wanted.name);
        if (!station) throw new Error(`no station ${wanted.name} of ${wanted.line}`);
        return station;
      };

      it('by what is suggested while typing', async () => {
        const suggested = (keyword: string) =>
          get<SearchSuggestions>('/api/front/search_suggestions', { keyword, area });
        expect((await suggested(known.city.slice(0, -1))).municipalities[0]).toMatchObject({
          municipality_code: code,
          municipality_name: known.city,
          facilities,
        });
        const { stations } = await suggested(known.station.name);
        expect(stations[0]).toMatchObject({ name: known.station.name, prefecture_code: area });
        const { facilities: first } = await list({ area, limit: 1 });
        const named = await suggested(first[0]?.name ?? '');
        expect(named.facilities.map(({ path_name }) => path_name)).toContain(first[0]?.path_name);
      });

      it('up to the page of each, which says where its facts are from', async () => {
        const { facilities: some } = await list({ area, limit: 100 });
        for (const { path_name, municipality_name } of some.filter((_, at) => at % 20 === 0)) {
          const page = await get<FacilityDetail>('/api/front_get_facility', { path_name });
          expect(page.municipality_name).toBe(municipality_name);
          expect(page.sources.length).toBeGreaterThan(0);
        }
      });
    });

    it('in Yokohama by the day of the vacancies, newest first', async () => {
      const { facilities: newest } = await list({ area: '140007', sort: 'vacancy', limit: 12 });
      expect(newest.map(({ vacancy }) => vacancy?.as_of)).toEqual([
        ...Array(10).fill('2026-05-01'),
        ...Array(2).fill('2026-02-01'),
      ]);
    });
  }),
);
