import { referenceFile } from '@enerabi/shared/testing/reference';
import type { TestDatabase } from '../../testing/databases.ts';
import { importFiles } from '../facilities/import-transaction.ts';
import { loadProfile } from '../layout/profile.ts';
import { importStations } from '../stations/import-stations.ts';
import { importVacancies } from '../vacancies/import-vacancies.ts';
import { loadVacancyProfile } from '../vacancies/vacancy-profile.ts';
import { usualOptions } from './describe-import.ts';

/** Real open data beside the project, if there is any; never part of it. */
const files = {
  kudamatsu: referenceFile('data/kudamatsu_352071_preschool.cp932.csv'),
  takamatsu: referenceFile('data/takamatsu_nursery_school.utf8bom.csv'),
  sapporo: referenceFile('data/sapporo_nurseryFacilities.geojson'),
  yokohama: referenceFile('data/yokohama_vacancy_compact.utf8bom.csv'),
  yokohamaNewer: referenceFile('data/yokohama_0967_sample_20260501.csv'),
  stations: referenceFile('data/stations_n02_2018.csv'),
};

/** Figures of each city's files, counted independently of this code. */
export const fourCities = [
  {
    city: '下松市',
    area: '350001',
    code: '352071',
    facilities: 49,
    municipalities: 1,
    placed: 49,
    vacant: 0,
    types: { 1: 10, 15: 4, 17: 11 },
    words: { アイグラン保育園潮音: 'アイグラン保育園潮音', 'あいぐらん 潮音': 'アイグラン保育園潮音' },
    address: '下松市潮音町',
    box: { south: 33.9, west: 131.7, north: 34.1, east: 132 },
    station: { line: 'JR山陽本線', name: '下松' },
  },
  {
    city: '高松市',
    area: '370002',
    code: '372013',
    facilities: 118,
    municipalities: 1,
    placed: 118,
    vacant: 0,
    types: { 1: 55, 6: 16 },
    words: { さんしゃいん: 'サンシャインこどもの森', 敬愛: '敬愛保育園' },
    address: '高松市屋島西町',
    box: { south: 34.1, west: 133.8, north: 34.5, east: 134.3 },
    station: { line: 'JR高徳線', name: '栗林' },
  },
  {
    city: '札幌市',
    area: '010006',
    code: '011002',
    facilities: 528,
    municipalities: 10,
    placed: 528,
    vacant: 0,
    types: { 1: 251, 12: 111, 15: 128 },
    words: { まみーぽっけ: 'マミーポッケ', あけぼの: '札幌市あけぼの保育園', 発寒幼稚園: '発寒' },
    address: '札幌市中央区南11条西10丁目',
    box: { south: 42.8, west: 141, north: 43.3, east: 141.6 },
    station: { line: '札幌市営地下鉄東西線', name: '大通' },
  },
  {
    city: '横浜市',
    area: '140007',
    code: '141003',
    facilities: 1230,
    municipalities: 18,
    // The files of vacancies have no positions.
    placed: 0,
    // 441 of February, except for 6 whose newer file counts only waiting children.
    vacant: 435,
    types: { 99: 1230 },
    words: { 横浜市馬場保育園: '横浜市馬場保育園', すかいういんぐ: '保育園スカイ・ウイング' },
    address: '横浜市鶴見区',
    box: { south: 35.2, west: 139.3, north: 35.7, east: 139.8 },
    station: { line: 'JR鶴見線', name: '鶴見' },
  },
] as const;

/** All of them into one database, as the commands do. */
export async function importFourCities(database: TestDatabase): Promise<void> {
  const facilities = async (file: string, profile: string | null = null) =>
    importFiles(database, [file], {
      ...usualOptions,
      profile: profile ? await loadProfile(profile) : null,
      source: { as_of: '2025-11-01' },
    });
  const reports = [
    await facilities(files.kudamatsu),
    await facilities(files.takamatsu, 'takamatsu'),
    await facilities(files.sapporo),
    await importVacancies(database, [files.yokohama, files.yokohamaNewer], {
      profile: await loadVacancyProfile('yokohama'),
      source: {},
      createsMissing: true,
      isDryRun: false,
      isStrict: true,
      keepWarnings: 10,
      now: new Date('2026-05-20T03:00:00Z'),
      onProgress: () => {},
    }),
    await importStations(database, [files.stations], {
      isDryRun: false,
      licence: null,
      onProgress: () => {},
    }),
  ];
  const failed = reports.filter(({ outcome }) => outcome !== 'imported');
  if (failed.length > 0) throw new Error(JSON.stringify(failed).slice(0, 2000));
}
