import { childClasses, ownerships } from '@enerabi/shared/constants';
import type { FacilityDetail } from '@enerabi/shared/contract';
import {
  acceptedAgeText,
  dateText,
  facilityTypeName,
  hoursText,
  PhoneLinks,
  serviceNames,
  stationText,
  TagList,
} from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { DailySchedule, YearlyEvents } from '../care/day-and-year.tsx';
import { extraFeesText } from '../care/extra-fees.ts';
import { DirectionsLink, MapLink, WebsiteLink } from '../outside-links.tsx';
import { copy, factNames } from './facility-facts.copy.ts';
import type { FactField } from './fact-sources.ts';

type NamedFact = FactField & keyof typeof factNames;

/** A section's facts by contract field; null if the value is not known. */
export type FactGroup = readonly (readonly [field: NamedFact, value: ReactNode])[];

const lines = (items: readonly string[]): string | null => (items.length === 0 ? null : items.join('\n'));

export const outlineFacts = (facility: FacilityDetail): FactGroup => [
  ['facility_type', typeText(facility)],
  ['ownership', facility.ownership && ownerships[facility.ownership]],
  ['capacity', facility.capacity === null ? copy.unknown : copy.people(facility.capacity)],
  [
    'capacity_by_class',
    facility.capacity_by_class.length > 0 && (
      <TagList
        label={factNames.capacity_by_class}
        tags={facility.capacity_by_class.map(
          ({ child_class_id, capacity }) => `${childClasses[child_class_id]} ${copy.people(capacity)}`,
        )}
      />
    ),
  ],
  ['accept_from_months', acceptedAgeText(facility) ?? copy.unknown],
  ['staff_note', facility.staff_note],
  ['approved_on', facility.approved_on && dateText(facility.approved_on)],
  ['facility_number', facility.facility_number],
  ['is_child_protection_certified', facility.is_child_protection_certified && copy.certified],
];

/** Adds the publisher's wording if it says more than ours. */
function typeText(facility: FacilityDetail): string {
  const name = facilityTypeName(facility);
  const words = facility.facility_type_text;
  return words && words !== name ? `${name}（${words}）` : name;
}

export const openingFacts = (facility: FacilityDetail): FactGroup => [
  ['open_days', facility.open_days && [...facility.open_days].join('・')],
  ['weekday_hours', facility.weekday_hours && hoursText(facility.weekday_hours)],
  ['saturday_hours', facility.saturday_hours && hoursText(facility.saturday_hours)],
  ['standard_hours', facility.standard_hours && hoursText(facility.standard_hours)],
  ['short_hours', facility.short_hours && hoursText(facility.short_hours)],
  ['extended_hours', facility.extended_hours && hoursText(facility.extended_hours)],
  ['hours_note', facility.hours_note],
  ['closed_days_note', facility.closed_days_note],
];

export const careFacts = ({
  daily_schedule = [],
  yearly_events = [],
  ...facility
}: FacilityDetail): FactGroup => [
  [
    'services',
    facility.services.length > 0 && (
      <TagList label={factNames.services} tags={serviceNames(facility.services)} />
    ),
  ],
  ['policy', facility.policy],
  ['has_meals', facility.meals_note ? null : yesNo(facility.has_meals)],
  ['meals_note', facility.meals_note],
  ['allergy_note', facility.allergy_note],
  ['has_garden', facility.garden_note ? null : yesNo(facility.has_garden)],
  ['garden_note', facility.garden_note],
  ['belongings_note', facility.belongings_note],
  ['has_diaper_service', chosen(facility.has_diaper_service, copy.diapers.provided, copy.diapers.brought)],
  ['is_hands_free', facility.is_hands_free && copy.handsFree],
  ['daily_schedule', !!daily_schedule.length && <DailySchedule parts={daily_schedule} />],
  ['yearly_events', !!yearly_events.length && <YearlyEvents events={yearly_events} />],
  ['remarks', facility.remarks],
];

const chosen = (fact: boolean | null | undefined, yes: string, no: string): string | null =>
  fact === null || fact === undefined ? null : fact ? yes : no;
const yesNo = (fact: boolean | null | undefined) => chosen(fact, copy.yes, copy.no);

export const feesFacts = (facility: FacilityDetail): FactGroup => [
  ['fees_note', facility.fees_note],
  ['extra_fees', extraFeesText(facility.extra_fees)],
];

export const locationFacts = (facility: FacilityDetail): FactGroup => [
  [
    'address',
    <>
      {facility.postal_code && `〒${facility.postal_code.slice(0, 3)}-${facility.postal_code.slice(-4)}\n`}
      {[facility.address, facility.building].filter(Boolean).join(' ')}
      {'\n'}
      <MapLink facility={facility} />
      <DirectionsLink facility={facility} />
    </>,
  ],
  ['stations', lines(facility.stations.map(stationText))],
  ['access_note', facility.access_note],
  ['parking_note', facility.parking_note],
  ['phones', facility.phones.length > 0 && <PhoneLinks phones={facility.phones} />],
  ['fax', facility.fax],
  ['url', facility.url && <WebsiteLink url={facility.url} />],
];

/** Filters the known facts of a group. */
export const known = (group: FactGroup): FactGroup =>
  group.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
