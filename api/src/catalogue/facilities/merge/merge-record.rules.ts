import type { ServiceId } from '@enerabi/shared/constants';
import type { Source } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';

/** Facts that a record can state of a facility, apart from its identity. */
export type Fact = Exclude<
  keyof FacilityRecord,
  'import_municipality_code' | 'import_id' | 'path_name' | 'sources' | 'vacancies' | 'updated_on'
>;

/** Facts that a record cannot report, since its file has no column for them: their known values stay. */
export interface Unreported {
  facts: ReadonlySet<Fact>;
  /** Services that have a column of their own. */
  services: ReadonlySet<ServiceId>;
}

/** Facts whose value may be empty. */
const emptiable = [
  'name_kana',
  'facility_number',
  'facility_type',
  'facility_type_text',
  'ownership',
  'address',
  'building',
  'postal_code',
  'latitude',
  'access_note',
  'parking_note',
  'phones',
  'fax',
  'contact_mailaddress',
  'url',
  'approved_on',
  'capacity',
  'capacity_by_class',
  'accept_from_months',
  'accept_from_days',
  'accepted_age_text',
  'accept_to_text',
  'open_days',
  'weekday_hours',
  'saturday_hours',
  'extended_hours',
  'standard_hours',
  'short_hours',
  'hours_note',
  'closed_days_note',
  'services',
  'meals_note',
  'allergy_note',
  'garden_note',
  'belongings_note',
  'fees_note',
  'policy',
  'remarks',
  'daily_schedule',
  'yearly_events',
  'staff_note',
  'extra_fees',
  'photos',
  'corporation',
  'stations',
] as const satisfies readonly Fact[];

/** Facts that may be empty, and facts that accompany others or are decided by the site. */
export const allFacts: readonly Fact[] = [
  ...emptiable,
  'prefecture_code',
  'municipality_code',
  'municipality_name',
  'longitude',
  'position_source',
  'is_child_protection_certified',
  'has_meals',
  'has_garden',
  'has_diaper_service',
  'is_hands_free',
  'accepts_onetime_inquiry',
  'tour_acceptance',
  'candidate_contact_kinds',
  'is_published',
  'is_demo',
];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const other = 99;

/** Whether a record has no value for a fact: その他 is no kind, and a municipality alone is no address. */
export function lacks(record: FacilityRecord, fact: Fact): boolean {
  if (fact === 'facility_type') return record.facility_type === other && !record.facility_type_text;
  if (fact === 'address') return record.address.endsWith(record.municipality_name);
  return isEmpty(record[fact]);
}

/**
 * Merges a record into what is known of a facility: all facts of the record, and the known values of facts that it
 * does not report. Each fact keeps the source that it is from.
 */
export function mergeRecord(
  known: FacilityRecord,
  record: FacilityRecord,
  unreported: Unreported,
): FacilityRecord {
  const saved: Partial<Record<Fact, unknown>> = {};
  for (const fact of unreported.facts) if (known[fact] !== undefined) saved[fact] = known[fact];
  const services = [
    ...(record.services ?? []),
    ...(known.services ?? []).filter(
      (service) => unreported.services.has(service) && !record.services?.includes(service),
    ),
  ];
  const remarks = unreported.facts.has('remarks') ? joined(known.remarks, record.remarks) : record.remarks;
  const merged = { ...record, ...saved, services, remarks: remarks ?? null } as FacilityRecord;
  const facts = emptiable.filter(
    (fact) =>
      !lacks(known, fact) &&
      (fact === 'services' ? services.length > (record.services ?? []).length : unreported.facts.has(fact)),
  );
  return { ...merged, sources: mergedSources(known.sources, record.sources, facts) };
}

/** Remarks also hold words of other columns: new ones are appended to the known ones. */
function joined(known: string | null | undefined, more: string | null | undefined): string | null {
  const lines = [known, more].flatMap((text) => (text ? text.split('\n') : []));
  return [...new Set(lines)].join('\n') || null;
}

const isSame = (one: Source, another: Source): boolean =>
  one.name === another.name &&
  one.url === another.url &&
  one.licence === another.licence &&
  one.as_of === another.as_of;

/**
 * Only the newest source may be without facts, and then stands for all facts that no other names. An earlier source
 * gets the list of the facts that are still from it.
 */
function mergedSources(
  known: readonly Source[],
  own: readonly Source[],
  saved: readonly string[],
): readonly Source[] {
  const named = new Set(known.flatMap(({ facts }) => facts));
  const earlier = known
    .filter((source) => !own.some((one) => isSame(one, source)))
    .map((source) => {
      const said = source.facts.length > 0 ? new Set(source.facts) : null;
      return { ...source, facts: saved.filter((fact) => (said ? said.has(fact) : !named.has(fact))) };
    })
    .filter(({ facts }) => facts.length > 0);
  return [...own, ...earlier];
}

/** The facts that were known and would be lost. */
export const emptiedFacts = (known: FacilityRecord, merged: FacilityRecord): string[] =>
  emptiable.filter((fact) =>
    fact === 'services'
      ? (known.services ?? []).some((service) => !merged.services?.includes(service))
      : !lacks(known, fact) && lacks(merged, fact),
  );
