import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { FacilitySearch } from './facilities/facility-search.ts';

const now = new Date('2026-05-20T10:00:00+09:00');
const yokohama = (id: string, code: string, ward: string) =>
  sampleRecord(id, {
    name: `${ward}保育園`,
    prefecture_code: '140007',
    municipality_code: code,
    municipality_name: `横浜市${ward}`,
    address: `神奈川県横浜市${ward}1-1`,
  });

describeOnDatabases('suggestions while typing', (database) => {
  let search: FacilitySearch;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [
      yokohama('A', '141011', '鶴見区'),
      yokohama('B', '141020', '神奈川区'),
      sampleRecord('C', { name: 'ツルミ保育園', name_kana: 'ツルミホイクエン' }),
    ]);
    await sql`insert into source (name) values ('路線図') on conflict do nothing`.execute(db);
    await sql`insert into railway_line (operator, name) values ('JR東日本', 'JR京浜東北線'), ('JR東日本', 'JR鶴見線')`.execute(
      db,
    );
    await sql`
      insert into railway_station (line_id, prefecture_code, name, search_name, latitude, longitude, source_id)
      select line.id, '140007', station.name, station.name, 35.5, 139.67, source.id
      from railway_line line, source, (values ('鶴見'), ('鶴見小野')) station (name)
      where source.name = '路線図' and (line.name = 'JR鶴見線' or station.name = '鶴見')
    `.execute(db);
    search = new FacilitySearch(db);
  });

  it('name a city before its wards, with all their facilities', async () => {
    const { municipalities } = await search.suggestions('横浜', undefined, now);
    expect(
      municipalities.map(({ municipality_name, facilities }) => [municipality_name, facilities]),
    ).toEqual([
      ['横浜市', 2],
      ['横浜市鶴見区', 1],
      ['横浜市神奈川区', 1],
    ]);
    expect(municipalities[0]?.municipality_code).toBe('141003');
  });

  it('name a station of several lines once, and facilities that are called so', async () => {
    const { municipalities, stations, facilities } = await search.suggestions('鶴見', '140007', now);
    expect(municipalities.map(({ municipality_name }) => municipality_name)).toEqual(['横浜市鶴見区']);
    expect(stations.map(({ name, lines }) => [name, lines])).toEqual([
      ['鶴見', ['JR京浜東北線', 'JR鶴見線']],
      ['鶴見小野', ['JR鶴見線']],
    ]);
    expect(stations[0]?.station_ids).toHaveLength(2);
    expect(stations[0]).toMatchObject({ latitude: 35.5, longitude: 139.67 });
    expect(facilities.map(({ name }) => name)).toEqual(['鶴見区保育園']);
  });

  it('find municipalities and stations by their readings (issue 22)', async () => {
    const { municipalities, stations } = await search.suggestions('ツルミえき', undefined, now);
    expect(municipalities).toEqual([]);
    expect(stations.map(({ name }) => name)).toEqual(['鶴見']);
    const typed = await search.suggestions('つるみ', undefined, now);
    expect(typed.municipalities.map(({ municipality_name }) => municipality_name)).toEqual(['横浜市鶴見区']);
    expect(typed.stations.map(({ name }) => name)).toEqual(['鶴見']);
    const city = await search.suggestions('よこはまし', undefined, now);
    expect(city.municipalities[0]?.municipality_name).toBe('横浜市');
  });

  it('forgive a slip of typing where nothing else is called so (issue 22)', async () => {
    const typed = await search.suggestions('よこはな', undefined, now);
    expect(typed.municipalities[0]?.municipality_name).toBe('横浜市');
    expect(await search.suggestions('らりるれろ', undefined, now)).toEqual({
      municipalities: [],
      stations: [],
      facilities: [],
    });
  });

  it('look beyond the prefecture where it has none that is called so', async () => {
    const { facilities } = await search.suggestions('つるみ', '140007', now);
    expect(facilities.map(({ name }) => name)).toEqual(['ツルミ保育園']);
  });

  it('take 駅 and signs for what they are', async () => {
    expect((await search.suggestions('鶴見駅', undefined, now)).stations[0]?.name).toBe('鶴見');
    expect(await search.suggestions('%', undefined, now)).toEqual({
      municipalities: [],
      stations: [],
      facilities: [],
    });
  });
});
