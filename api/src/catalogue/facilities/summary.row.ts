import type { FacilitySummary, Hours, NearestStation, Vacancy } from '@enerabi/shared/contract';
import { type RawBuilder, sql } from 'kysely';

/** A facility as queries return it: the summary with its hours still in two columns. */
export type SummaryRow = Omit<FacilitySummary, 'weekday_hours'> & {
  weekday_open: string | null;
  weekday_close: string | null;
};

/** Stations of a table or subquery called `facility`, nearest first. */
export const stations: RawBuilder<NearestStation[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'name', station.name, 'line', station.line, 'walk_minutes', station.walk_minutes
  ) order by station.position), '[]')
  from facility_station station where station.facility_id = facility.id
)`;

/** The newest day's figures, all classes of it. */
const vacancy: RawBuilder<Vacancy | null> = sql`(
  select json_build_object(
    'as_of', newest.as_of,
    'source', json_build_object(
      'name', source.name, 'url', source.url, 'licence', source.licence,
      'as_of', newest.as_of, 'facts', json_build_array('vacancy')
    ),
    'classes', newest.classes
  )
  from (
    select as_of, min(source_id) as source_id, json_agg(json_build_object(
      'child_class_id', child_class_id, 'accepted', accepted, 'mark', mark,
      'waiting', waiting, 'enrolled', enrolled
    ) order by child_class_id) as classes
    from vacancy
    where facility_id = facility.id
      and as_of = (select max(as_of) from vacancy where facility_id = facility.id)
    group by as_of
  ) newest join source on source.id = newest.source_id
)`;

/** Columns of a `SummaryRow`, from a table or subquery called `facility`. */
export const summaryColumns = sql`
  facility.id as facility_id, facility.path_name, facility.name, facility.name_kana, facility.facility_type,
  facility.facility_type_text, facility.ownership, facility.prefecture_code, facility.municipality_code,
  facility.municipality_name, facility.address, facility.latitude, facility.longitude, ${stations} as stations,
  facility.capacity, facility.accept_from_months, facility.accept_from_days, facility.accepted_age_text, facility.weekday_open,
  facility.weekday_close, facility.services, ${vacancy} as vacancy, facility.tour_acceptance, facility.is_demo,
  facility.updated_on
`;

/** Hours are known only if both ends are. */
export const hoursOf = (open: string | null, close: string | null): Hours | null =>
  open && close ? { open, close } : null;

export function summaryOf<R extends SummaryRow>({ weekday_open, weekday_close, ...row }: R) {
  return { ...row, weekday_hours: hoursOf(weekday_open, weekday_close) };
}
