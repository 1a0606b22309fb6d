import type { FacilityDetail, Source } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { hoursOf, type SummaryRow, summaryColumns, summaryOf } from './summary.row.ts';

type HoursColumns = {
  [K in `${'saturday' | 'extended' | 'standard' | 'short'}_${'open' | 'close'}`]: string | null;
};
type HoursFields = 'weekday_hours' | 'saturday_hours' | 'extended_hours' | 'standard_hours' | 'short_hours';
type DetailRow = Omit<FacilityDetail, HoursFields> & SummaryRow & HoursColumns;

const sources = sql<Source[]>`(
  select coalesce(json_agg(json_build_object(
    'name', source.name, 'url', source.url, 'licence', source.licence, 'as_of', said.as_of, 'facts', said.facts
  ) order by said.position), '[]')
  from facility_source said join source on source.id = said.source_id where said.facility_id = facility.id
)`;

const corporation = sql<FacilityDetail['corporation']>`(
  select json_build_object(
    'name', name, 'path_name', path_name, 'corporation_number', corporation_number, 'kind', kind,
    'address', address, 'url', url
  )
  from corporation where corporation.id = facility.corporation_id
)`;

const photos = sql<FacilityDetail['photos']>`(
  select coalesce(json_agg(json_build_object(
    'url', photo.url, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'licence', photo.licence,
    'credit', photo.credit
  ) order by photo.position), '[]')
  from facility_photo photo where photo.facility_id = facility.id
)`;

/** Every fact of one published facility, or undefined if none has that path name. */
export const findFacility = async (
  db: Kysely<Schema>,
  pathName: string,
): Promise<FacilityDetail | undefined> => (await findFacilities(db, [pathName]))[0];

/** Every fact of the published ones, in the order of the path names; a path name given twice is there twice. */
export async function findFacilities(
  db: Kysely<Schema>,
  pathNames: readonly string[],
): Promise<FacilityDetail[]> {
  const { rows } = await sql<DetailRow>`
    select ${summaryColumns},
      facility_number, postal_code, building, access_note, parking_note, phones, fax, url,
      ${corporation} as corporation, approved_on, capacity_by_class, accept_to_text, open_days,
      saturday_open, saturday_close, extended_open, extended_close, standard_open, standard_close,
      short_open, short_close, hours_note, closed_days_note, meals_note, allergy_note, garden_note,
      belongings_note, fees_note, policy, remarks, is_child_protection_certified,
      has_meals, has_garden, has_diaper_service, is_hands_free, daily_schedule, yearly_events, staff_note, extra_fees,
      ${photos} as photos, ${sources} as sources
    from unnest(${pathNames}::text[]) with ordinality as asked (path_name, position)
    join facility using (path_name)
    where is_published order by position
  `.execute(db);
  return rows.map(detailOf);
}

function detailOf(row: DetailRow): FacilityDetail {
  const { saturday_open, saturday_close, extended_open, extended_close, ...rest } = summaryOf(row);
  const { standard_open, standard_close, short_open, short_close, ...facts } = rest;
  return {
    ...facts,
    saturday_hours: hoursOf(saturday_open, saturday_close),
    extended_hours: hoursOf(extended_open, extended_close),
    standard_hours: hoursOf(standard_open, standard_close),
    short_hours: hoursOf(short_open, short_close),
  };
}
