import { type ServiceId, serviceIds } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Fact, Unreported } from '../../catalogue/facilities/merge/merge-record.rules.ts';
import { allFacts, lacks } from '../../catalogue/facilities/merge/merge-record.rules.ts';
import type { UnreportedOf } from '../../catalogue/facilities/save-facilities.ts';
import type { Field } from '../layout/columns.ts';
import type { Layout } from '../layout/layout.ts';

const kind: readonly Field[] = ['facility_type', 'certified_centre', 'workplace'];
const position: readonly Field[] = ['latitude', 'longitude', 'position'];
const age: readonly Field[] = ['accepted_age', 'accepted_age_to'];
const weekday: readonly Field[] = ['opens_at', 'closes_at', 'round_the_clock'];

/** The columns that a fact is read from. Another column may imply it, too: 公立 in the kind implies its owner. */
const columnsOf: Partial<Record<Fact, readonly Field[]>> = {
  name_kana: ['name_kana'],
  facility_type: kind,
  facility_type_text: kind,
  ownership: ['ownership'],
  building: ['building'],
  postal_code: ['postal_code'],
  latitude: position,
  longitude: position,
  position_source: position,
  access_note: ['access_note'],
  parking_note: ['parking_note'],
  phones: ['phones'],
  fax: ['fax'],
  contact_mailaddress: ['mailaddress'],
  url: ['url'],
  approved_on: ['approved_on'],
  capacity: ['capacity'],
  accept_from_months: age,
  accept_from_days: age,
  accepted_age_text: age,
  accept_to_text: age,
  open_days: ['open_days'],
  weekday_hours: weekday,
  saturday_hours: ['saturday_opens_at', 'saturday_closes_at'],
  standard_hours: ['standard_opens_at', 'standard_closes_at'],
  short_hours: ['short_opens_at', 'short_closes_at'],
  extended_hours: ['extended_care'],
  hours_note: [...weekday, 'hours_note'],
  fees_note: ['temporary_care_fee_kind', 'temporary_care_fee', 'temporary_care_fee_note'],
  corporation: ['corporation_number', 'corporation_name'],
};
/** A record always has them: without such columns they hold the publisher's municipality and a few words. */
const alwaysThere: Partial<Record<Fact, readonly Field[]>> = {
  prefecture_code: ['address', 'town', 'street'],
  municipality_code: ['address', 'town', 'street'],
  municipality_name: ['address', 'town', 'street'],
  address: ['address', 'town', 'street'],
  remarks: ['remarks'],
};
const serviceColumns: Partial<Record<ServiceId, Field>> = {
  extended_care: 'extended_care',
  temporary_care: 'temporary_care',
  sick_child_care: 'sick_child_care',
  holiday_care: 'holiday_care',
  night_care: 'night_care',
  parking: 'parking_note',
};
/** Facts that the site or the facility decides: no file empties them. */
const decisions: readonly Fact[] = [
  'facility_number',
  'accepts_onetime_inquiry',
  'tour_acceptance',
  'candidate_contact_kinds',
  'is_published',
  'is_demo',
];

/**
 * Finds the facts that a file does not report: they have no column, and no other column implies them.
 * @param replaces the file is all there is to know of its facilities
 */
export function unreportedIn(layout: Layout, replaces: boolean): UnreportedOf {
  const has = (fields: readonly Field[] = []): boolean =>
    fields.some((field) => layout.columns[field] !== undefined);
  if (replaces) {
    const unreported: Unreported = { facts: new Set(decisions), services: new Set() };
    return () => unreported;
  }
  const services = new Set(
    serviceIds.filter((service) => {
      const column = serviceColumns[service];
      return column === undefined || !has([column]);
    }),
  );
  const without = allFacts.filter((fact) => !(fact in alwaysThere) && !has(columnsOf[fact]));
  const always = (Object.keys(alwaysThere) as Fact[]).filter((fact) => !has(alwaysThere[fact]));
  return (record: FacilityRecord) => ({
    facts: new Set([...always, ...without.filter((fact) => lacks(record, fact))]),
    services,
  });
}
