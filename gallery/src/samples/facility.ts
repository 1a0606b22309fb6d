import type { FacilityDetail, FacilitySummary, Vacancy } from '@enerabi/shared/contract';

const source = {
  name: '下松市 空き状況',
  url: 'https://example.jp/opendata',
  licence: 'CC BY 4.0',
  as_of: '2026-10-01',
};

/** The gallery's day: what it shows is the same every time. */
export const today = '2026-11-20';

export const vacancy: Vacancy = {
  as_of: '2026-11-01',
  source: { ...source, facts: ['vacancy'] },
  classes: [
    { child_class_id: 0, accepted: 3, mark: null, waiting: 0, enrolled: 6 },
    { child_class_id: 1, accepted: 1, mark: null, waiting: 2, enrolled: 11 },
    { child_class_id: 2, accepted: 0, mark: null, waiting: 4, enrolled: 12 },
    { child_class_id: 3, accepted: null, mark: null, waiting: null, enrolled: null },
  ],
};

/** An invented facility as lists show it. */
export const facility = (changes: Partial<FacilitySummary> = {}): FacilitySummary => ({
  facility_id: 1,
  path_name: 'hanaoka',
  name: '花岡保育園',
  name_kana: 'ハナオカホイクエン',
  facility_type: 1,
  facility_type_text: null,
  ownership: 2,
  prefecture_code: '350001',
  municipality_code: '352071',
  municipality_name: '下松市',
  address: '山口県下松市大字末武上1065番地',
  latitude: 34.0285,
  longitude: 131.8601,
  stations: [{ name: '周防花岡', line: '岩徳線', walk_minutes: 8 }],
  capacity: 90,
  accept_from_months: 6,
  accepted_age_text: null,
  weekday_hours: { open: '07:30', close: '18:30' },
  services: ['extended_care', 'parking'],
  vacancy,
  tour_acceptance: 'slots',
  is_demo: true,
  updated_on: '2026-11-01',
  ...changes,
});

export const longNames = {
  facility_type: 2,
  name: '幼保連携型認定こども園 社会福祉法人ひかりの丘福祉会 ひかりの丘東こども園',
  name_kana: 'ヨウホレンケイガタニンテイコドモエンヒカリノオカヒガシコドモエン',
  address: '神奈川県横浜市都筑区ひかりの丘四丁目1番地の1 ひかりの丘ショッピングセンター南館3階',
} as const;

/** The same facility as its own page and the forms show it. */
export const facilityDetail = (changes: Partial<FacilityDetail> = {}): FacilityDetail => ({
  ...facility(),
  facility_number: '3520710000123',
  postal_code: '7440024',
  building: null,
  access_note: null,
  parking_note: '送迎用に10台',
  phones: ['0833-43-1234'],
  fax: null,
  url: 'https://example.jp/hanaoka',
  corporation: { name: '社会福祉法人 花岡会', path_name: null, corporation_number: null },
  approved_on: '1972-04-01',
  capacity_by_class: [],
  accept_to_text: '就学前',
  open_days: '月火水木金土',
  saturday_hours: null,
  extended_hours: null,
  standard_hours: null,
  short_hours: null,
  hours_note: null,
  closed_days_note: null,
  meals_note: null,
  allergy_note: null,
  garden_note: null,
  belongings_note: null,
  fees_note: null,
  policy: null,
  remarks: null,
  is_child_protection_certified: null,
  sources: [],
  ...changes,
});
