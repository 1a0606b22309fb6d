import type { FacilityDetail, FacilitySummary, Vacancy } from '@enerabi/shared/contract';
import {
  sampleFacility,
  sampleFacilityDetail,
  sampleVacancy,
} from '@enerabi/shared/testing/sample-facilities';

/** The gallery's fixed day, so that it shows the same every time. */
export const today = '2026-11-20';

export const vacancy: Vacancy = { ...sampleVacancy, as_of: '2026-11-01' };

const demo = { vacancy, tour_acceptance: 'slots', is_demo: true, updated_on: '2026-11-01' } as const;

/** An invented facility as in lists. */
export const facility = sampleFacility(demo);

export const facilityWith = (changes: Partial<FacilitySummary>): FacilitySummary => ({
  ...facility,
  ...changes,
});

/** The same facility as on its own page and in forms. */
export const facilityDetail = sampleFacilityDetail(demo);

export const facilityDetailWith = (changes: Partial<FacilityDetail>): FacilityDetail => ({
  ...facilityDetail,
  ...changes,
});

export const longNames = {
  facility_type: 2,
  name: '幼保連携型認定こども園 社会福祉法人ひかりの丘福祉会 ひかりの丘東こども園',
  name_kana: 'ヨウホレンケイガタニンテイコドモエンヒカリノオカヒガシコドモエン',
  address: '神奈川県横浜市都筑区ひかりの丘四丁目1番地の1 ひかりの丘ショッピングセンター南館3階',
} as const;

/** Nothing but what every facility has. */
export const fewFacts: Partial<FacilitySummary> = {
  name_kana: null,
  ownership: null,
  stations: [],
  capacity: null,
  accept_from_months: null,
  weekday_hours: null,
  services: [],
  vacancy: null,
  tour_acceptance: 'none',
};
