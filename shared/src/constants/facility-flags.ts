import type { Capability } from './capabilities.ts';

/** A yes-or-no condition of a facility search. */
interface FacilityFlagRow {
  /** The label of its box, and of the condition when it is set. */
  label: string;
  /** The name of its field in an address; the value has no meaning. */
  field: string;
  /** The group of filters that contains its box. */
  filter: 'child' | 'time' | 'service' | 'contact';
  /** The field that precedes it in an address: equal criteria have equal addresses. */
  after: 'child_age_days' | 'open_until' | 'services';
  /** The capability that must be on before it is offered (R7.3). */
  needs?: Capability;
}

/**
 * Every flag of the facility search, once. Contract, addresses, filters, labels and counts are generated from this
 * table; the API's `flag-columns.ts` has the SQL of each flag over a facility's row.
 */
export const facilityFlags = {
  has_vacancy: { label: '空きあり（公表時点）', field: '空きあり', filter: 'child', after: 'child_age_days' },
  is_open_saturday: { label: '土曜日も開所', field: '土曜日', filter: 'time', after: 'open_until' },
  has_meals: { label: '給食あり', field: '給食', filter: 'service', after: 'services' },
  has_garden: { label: '園庭あり', field: '園庭', filter: 'service', after: 'services' },
  has_bookable_visit: {
    label: '見学をオンラインで予約できる',
    field: '見学の予約',
    filter: 'contact',
    after: 'services',
    needs: 'visitBooking',
  },
  search_ask_onetime: {
    label: '会員登録なしで問い合わせできる',
    field: '問い合わせ',
    filter: 'contact',
    after: 'services',
    needs: 'inquiry',
  },
} as const satisfies Record<string, FacilityFlagRow>;

export type FacilityFlag = keyof typeof facilityFlags;
export type FlagFilter = FacilityFlagRow['filter'];

export const facilityFlagNames = Object.keys(facilityFlags) as FacilityFlag[];

/** @returns a value for each flag, in the order of the table */
export const forEachFlag = <T>(
  make: (flag: FacilityFlag, row: FacilityFlagRow) => T,
): Record<FacilityFlag, T> =>
  Object.fromEntries(facilityFlagNames.map((flag) => [flag, make(flag, facilityFlags[flag])])) as Record<
    FacilityFlag,
    T
  >;
