import {
  childClassIds,
  closingTimes,
  commuteLimits,
  facilitySorts,
  forEachFlag,
  openingTimes,
  serviceIds,
  walkMinutes,
} from '@enerabi/shared/constants';
import type { ListQuery } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import fc from 'fast-check';
import { sampleRecord, sampleSource } from '../../testing/sample-record.ts';

const places = [
  ['130001', '131016', '千代田区'],
  ['130001', '131041', '新宿区'],
  ['140007', '141011', '横浜市鶴見区'],
  ['140007', '141020', '横浜市神奈川区'],
  ['140007', '141500', '相模原市'],
  ['470007', null, '那覇市'],
] as const;
const stems = ['さくら', 'ひまわり', '髙﨑', '第二さくら', 'ピノキオ', '𠮷田', '愛', 'ABC', 'サン・フラワー'];
const kinds = ['保育園', 'こども園', '幼稚園', '保育室'];
const days = ['2026-03-01', '2026-04-01', '2026-05-01'];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });
const hours = fc
  .tuple(
    fc.constantFrom('06:30', '07:00', '07:30', '08:00', '09:00'),
    fc.constantFrom('17:00', '18:00', '19:30', '25:00'),
  )
  .map(([open, close]) => ({ open, close }));
const position = fc.record({
  latitude: fc.integer({ min: 35_600, max: 35_700 }).map((n) => n / 1_000),
  longitude: fc.integer({ min: 139_600, max: 139_750 }).map((n) => n / 1_000),
});

/** Full months, and days if they are counted. */
type Youngest = readonly [months: number, days?: number];

/** A facility that shares names, places and figures with others; some facts are unknown. */
export const anyFacility = (id: string): fc.Arbitrary<FacilityRecord> =>
  fc
    .record({
      place: fc.constantFrom(...places),
      stem: fc.constantFrom(...stems),
      kind: fc.constantFrom(...kinds),
      name_kana: maybe(fc.constantFrom('サクラ', 'ヒマワリホイクエン', 'タカサキ', 'アイ')),
      facility_type: fc.constantFrom(
        1 as const,
        2 as const,
        6 as const,
        15 as const,
        17 as const,
        99 as const,
      ),
      capacity: maybe(fc.integer({ min: 0, max: 5 }).map((n) => n * 10)),
      position: maybe(position),
      weekday_hours: maybe(hours),
      extended_hours: maybe(hours),
      saturday_hours: maybe(hours),
      open_days: maybe(fc.constantFrom('月火水木金', '月火水木金土')),
      youngest: maybe(fc.constantFrom<Youngest>([0], [2], [2, 57], [2, 43], [6], [6, 180], [12], [36])),
      services: fc.uniqueArray(fc.constantFrom(...serviceIds), { maxLength: 4 }),
      has_meals: maybe(fc.boolean()),
      has_garden: maybe(fc.boolean()),
      accepts_onetime_inquiry: fc.boolean(),
      is_published: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      tour_acceptance: fc.constantFrom('slots' as const, 'phone' as const),
      updated_on: fc.constantFrom(...days),
      vacancies: fc.uniqueArray(
        fc.record({
          as_of: fc.constantFrom(...days),
          source: fc.constant(sampleSource),
          classes: fc.uniqueArray(
            fc.record({
              child_class_id: fc.constantFrom(...childClassIds),
              accepted: maybe(fc.integer({ min: 0, max: 2 })),
              mark: maybe(fc.constantFrom('○' as const, '△' as const, '×' as const)),
              waiting: fc.constant(null),
              enrolled: fc.constant(null),
            }),
            { maxLength: 4, selector: ({ child_class_id }) => child_class_id },
          ),
        }),
        { maxLength: 2, selector: ({ as_of }) => as_of },
      ),
    })
    .map(
      ({
        place: [prefecture_code, municipality_code, municipality_name],
        stem,
        kind,
        position,
        youngest,
        ...known
      }) =>
        sampleRecord(id, {
          ...known,
          ...position,
          accept_from_months: youngest?.[0] ?? null,
          accept_from_days: youngest?.[1] ?? null,
          prefecture_code,
          municipality_code,
          municipality_name,
          address: `${municipality_name}1-2`,
          name: `${stem}${kind}`,
        }),
    );

const flag = fc.option(fc.boolean(), { nil: undefined, freq: 3 });
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const target = sometimes(position).map((place) => ({
  search_target_lat: place?.latitude,
  search_target_lng: place?.longitude,
}));
/** In a fifth of the searches, since few facilities are near. */
const commute = fc
  .oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.tuple(position, fc.constantFrom(...commuteLimits)) },
  )
  .map((asked) => ({
    commute_from: asked && `${asked[0].latitude},${asked[0].longitude}`,
    commute_within: asked?.[1],
  }));
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

/** @param stationIds ids of existing stations */
export const anyQuery = (stationIds: readonly number[]): fc.Arbitrary<ListQuery> =>
  fc
    .tuple(
      target,
      commute,
      fc.record({
        area: sometimes(fc.constantFrom('130001', '140007', '470007', '010006')),
        municipalities: sometimes(
          fc.uniqueArray(fc.constantFrom('131016', '141003', '141020', '141500', '999999'), { maxLength: 2 }),
        ),
        keyword: sometimes(
          fc.constantFrom(
            'さくら',
            'サクラ',
            '桜',
            '園',
            '保',
            '髙崎',
            'あい',
            'ひまわり 園',
            '横浜 さ',
            '𠮷',
            '・',
            ' ',
            'abc',
          ),
        ),
        facility_types: rarely(
          fc.uniqueArray(fc.constantFrom(1 as const, 6 as const, 15 as const, 99 as const), { maxLength: 3 }),
        ),
        child_class_id: rarely(fc.constantFrom(...childClassIds)),
        child_age_months: rarely(fc.constantFrom(0, 1, 2, 3, 6, 11, 24, 60)),
        child_age_days: rarely(fc.constantFrom(0, 42, 43, 56, 57, 60, 62, 179, 180, 366)),
        opens_by: rarely(fc.constantFrom(...openingTimes)),
        open_until: rarely(fc.constantFrom(...closingTimes)),
        services: rarely(fc.uniqueArray(fc.constantFrom(...serviceIds), { maxLength: 2 })),
        ...forEachFlag(() => flag),
        station_ids: rarely(fc.uniqueArray(fc.constantFrom(...stationIds, 999_999), { maxLength: 3 })),
        walk_minutes: fc.constantFrom(...walkMinutes),
        sort: fc.constantFrom(...facilitySorts),
        page: fc.integer({ min: 1, max: 6 }),
        limit: fc.constantFrom(1, 5, 20, 100),
      }),
    )
    .map(([place, home, query]) => ({ ...query, ...place, ...home }));
