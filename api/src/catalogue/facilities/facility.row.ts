import { createHash } from 'node:crypto';
import type { Hours } from '@enerabi/shared/contract';
import { searchText, searchTextVersion, sortKey } from '@enerabi/shared/japanese';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { childClassesOf } from './child-classes.rules.ts';

/** A row of `facility` as `jsonb_populate_recordset` reads it, without the corporation's id. */
export type FacilityRow = ReturnType<typeof facilityRow>;

/**
 * Detects whether a record changes anything. Covers the record and the version of the search form, so that a better
 * normalisation rewrites the search text with the next import.
 */
export const contentHash = (record: FacilityRecord): string =>
  createHash('sha256')
    .update(`${searchTextVersion} ${canonical(record)}`)
    .digest('base64url');

/** JSON with sorted keys, without null values: importers may build a record in any order. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== null && item !== undefined) text += `${key}:${canonical(item)},`;
  }
  return `{${text}}`;
}

/** Lists of kindergartens often omit the word, since all of them are kindergartens: 発寒 is searched as 発寒幼稚園. */
function kindergartenName({ name, facility_type, facility_type_text }: FacilityRecord): string {
  const isKindergarten = facility_type === 15 || facility_type_text?.includes('幼稚園');
  return isKindergarten && !name.includes('園') ? `${name}幼稚園` : '';
}

/** The texts of a record that a keyword can match, in search form, for `facility_search`. */
export function searchRow(record: FacilityRecord) {
  const names = [record.name, record.name_kana ?? ''].map(searchText);
  const lines = [
    ...names,
    ...[
      record.municipality_name,
      record.address,
      record.building ?? '',
      ...(record.stations ?? []).map(({ name }) => name),
      record.corporation?.name ?? '',
      kindergartenName(record),
    ].map(searchText),
  ].filter((line) => line !== '');
  return {
    search_name: names.filter((name) => name !== '').join('\n'),
    search_text: [...new Set(lines)].join('\n'),
  };
}

const opening = (hours: Hours | null | undefined) => hours?.open ?? null;
const closing = (hours: Hours | null | undefined) => hours?.close ?? null;

/** @param today the day of writing in Japan, for a record that does not say of when its facts are */
export function facilityRow(record: FacilityRecord, hash: string, today: string) {
  return {
    import_municipality_code: record.import_municipality_code,
    import_id: record.import_id,
    content_hash: hash,
    path_name: record.path_name,
    facility_number: record.facility_number ?? null,
    name: record.name,
    name_kana: record.name_kana ?? null,
    facility_type: record.facility_type,
    facility_type_text: record.facility_type_text ?? null,
    ownership: record.ownership ?? null,
    prefecture_code: record.prefecture_code,
    municipality_code: record.municipality_code ?? null,
    municipality_name: record.municipality_name,
    address: record.address,
    building: record.building ?? null,
    postal_code: record.postal_code ?? null,
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
    position_source: record.position_source ?? null,
    access_note: record.access_note ?? null,
    parking_note: record.parking_note ?? null,
    phones: record.phones ?? [],
    fax: record.fax ?? null,
    contact_mailaddress: record.contact_mailaddress ?? null,
    url: record.url ?? null,
    approved_on: record.approved_on ?? null,
    capacity: record.capacity ?? null,
    capacity_by_class: record.capacity_by_class ?? [],
    accept_from_months: record.accept_from_months ?? null,
    accept_from_days: record.accept_from_days ?? null,
    accepted_age_text: record.accepted_age_text ?? null,
    accept_to_text: record.accept_to_text ?? null,
    open_days: record.open_days ?? null,
    weekday_open: opening(record.weekday_hours),
    weekday_close: closing(record.weekday_hours),
    saturday_open: opening(record.saturday_hours),
    saturday_close: closing(record.saturday_hours),
    extended_open: opening(record.extended_hours),
    extended_close: closing(record.extended_hours),
    standard_open: opening(record.standard_hours),
    standard_close: closing(record.standard_hours),
    short_open: opening(record.short_hours),
    short_close: closing(record.short_hours),
    hours_note: record.hours_note ?? null,
    closed_days_note: record.closed_days_note ?? null,
    services: record.services ?? [],
    meals_note: record.meals_note ?? null,
    allergy_note: record.allergy_note ?? null,
    garden_note: record.garden_note ?? null,
    belongings_note: record.belongings_note ?? null,
    fees_note: record.fees_note ?? null,
    policy: record.policy ?? null,
    remarks: record.remarks ?? null,
    is_child_protection_certified: record.is_child_protection_certified ?? null,
    child_class_ids: childClassesOf(record),
    has_meals: record.has_meals ?? null,
    has_garden: record.has_garden ?? null,
    has_diaper_service: record.has_diaper_service ?? null,
    is_hands_free: record.is_hands_free ?? null,
    daily_schedule: record.daily_schedule ?? [],
    yearly_events: record.yearly_events ?? [],
    staff_note: record.staff_note ?? null,
    extra_fees: record.extra_fees ?? [],
    accepts_onetime_inquiry: record.accepts_onetime_inquiry ?? false,
    tour_acceptance: record.tour_acceptance ?? (record.phones?.length ? 'phone' : 'message'),
    candidate_contact_kinds: record.candidate_contact_kinds ?? [],
    is_published: record.is_published ?? true,
    is_demo: record.is_demo ?? false,
    updated_on: record.updated_on ?? today,
    sort_kana: sortKey(record.name_kana || record.name),
  };
}
