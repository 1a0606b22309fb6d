import type { FacilityDetail, FacilitySummary, Source, Vacancy } from '../../contract/index.ts';

export const sampleSource: Source = {
  name: '下松市 子育て施設一覧',
  url: 'https://example.jp/opendata',
  licence: 'CC BY 4.0',
  as_of: '2026-04-01',
  facts: [],
};

export const sampleVacancy: Vacancy = {
  as_of: '2026-05-01',
  source: { ...sampleSource, name: '下松市 空き状況', facts: ['vacancy'] },
  classes: [
    { child_class_id: 0, accepted: 3, mark: null, waiting: 0, enrolled: 6 },
    { child_class_id: 1, accepted: 1, mark: null, waiting: 2, enrolled: 11 },
    { child_class_id: 2, accepted: 0, mark: null, waiting: 4, enrolled: 12 },
    { child_class_id: 3, accepted: null, mark: null, waiting: null, enrolled: null },
  ],
};

/** A facility as in lists, valid by the contract; `changes` have what the test is about. */
export const sampleFacility = (changes: Partial<FacilitySummary> = {}): FacilitySummary => ({
  facility_id: 1,
  path_name: 'hanaoka',
  name: '花岡保育園',
  name_kana: 'ハナオカホイクエン',
  facility_type: 1,
  facility_type_text: null,
  ownership: 1,
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
  vacancy: sampleVacancy,
  tour_acceptance: 'phone',
  is_demo: false,
  updated_on: '2026-05-01',
  ...changes,
});

/** The same facility with all its facts. */
export const sampleFacilityDetail = (changes: Partial<FacilityDetail> = {}): FacilityDetail => ({
  ...sampleFacility(),
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
  capacity_by_class: [
    { child_class_id: 0, capacity: 9 },
    { child_class_id: 1, capacity: 12 },
  ],
  accept_to_text: '就学前',
  open_days: '月火水木金土',
  saturday_hours: { open: '07:30', close: '12:30' },
  extended_hours: null,
  standard_hours: null,
  short_hours: null,
  hours_note: null,
  closed_days_note: '日曜日、祝日、12月29日〜1月3日',
  meals_note: null,
  allergy_note: null,
  garden_note: null,
  belongings_note: null,
  fees_note: null,
  policy: null,
  remarks: null,
  is_child_protection_certified: null,
  sources: [sampleSource],
  ...changes,
});
