import type { NearestStation, Photo, Source } from '@enerabi/shared/contract';
import type { CorporationRecord, FacilityRecord } from '@enerabi/shared/server/records';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FacilityTable, Schema } from '../../../platform/db/schema.ts';

type Row = Selectable<FacilityTable>;

/** A facility as the database has it. */
export interface KnownFacility {
  record: FacilityRecord;
  id: number;
  /** Values derived from its texts when it was written. */
  search: { search_name: string; search_text: string; sort_kana: string };
}

interface KnownRow {
  key: string;
  row: Row;
  search_name: string;
  search_text: string;
  corporation: CorporationRecord | null;
  sources: Source[];
  stations: NearestStation[];
  photos: Photo[];
}

export const keyOf = (record: FacilityRecord): string =>
  `${record.import_municipality_code} ${record.import_id}`;

/** The facilities of records, by `keyOf`; without those that the database does not have. */
export async function knownRecords(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
): Promise<Map<string, KnownFacility>> {
  if (records.length === 0) return new Map();
  const codes = records.map((record) => record.import_municipality_code);
  const ids = records.map((record) => record.import_id);
  const { rows } = await sql<KnownRow>`
    select import_municipality_code || ' ' || import_id as key, to_jsonb(facility) as row, search_name, search_text,
      (
        select to_jsonb(corporation) - '{id,created_at,search_text,sort_kana,search_text_version}'::text[]
        from corporation where corporation.id = corporation_id
      ) as corporation,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', source.name, 'url', source.url, 'licence', source.licence,
          'as_of', said.as_of, 'facts', said.facts) order by said.position), '[]')
        from facility_source said join source on source.id = said.source_id where said.facility_id = facility.id
      ) as sources,
      (
        select coalesce(jsonb_agg(to_jsonb(station) - 'facility_id' - 'position' order by station.position), '[]')
        from facility_station station where station.facility_id = facility.id
      ) as stations,
      (
        select coalesce(jsonb_agg(to_jsonb(photo) - 'facility_id' - 'position' order by photo.position), '[]')
        from facility_photo photo where photo.facility_id = facility.id
      ) as photos
    from facility join facility_search search on search.facility_id = facility.id
    where (import_municipality_code, import_id) in (select * from unnest(${codes}::text[], ${ids}::text[]))
  `.execute(db);
  return new Map(
    rows.map((known) => {
      const { key, row, search_name, search_text } = known;
      const search = { search_name, search_text, sort_kana: row.sort_kana };
      return [key, { id: row.id, record: recordOf(known), search }];
    }),
  );
}

const hours = (open: string | null, close: string | null) =>
  open !== null && close !== null ? { open, close } : null;

/** How parents ask for a visit if no source says it: by phone if there is one, else by message. */
const usualAcceptance = ({ phones }: Row) => (phones.length > 0 ? 'phone' : 'message');

function recordOf({ row, corporation, sources, stations, photos }: KnownRow): FacilityRecord {
  const {
    weekday_open,
    weekday_close,
    saturday_open,
    saturday_close,
    extended_open,
    extended_close,
    standard_open,
    standard_close,
    short_open,
    short_close,
    tour_acceptance,
    id: _id,
    content_hash: _hash,
    corporation_id: _corporation,
    child_class_ids: _classes,
    sort_kana: _kana,
    created_at: _created,
    updated_at: _updated,
    ...facts
  } = row;
  return {
    ...facts,
    weekday_hours: hours(weekday_open, weekday_close),
    saturday_hours: hours(saturday_open, saturday_close),
    extended_hours: hours(extended_open, extended_close),
    standard_hours: hours(standard_open, standard_close),
    short_hours: hours(short_open, short_close),
    ...(tour_acceptance === usualAcceptance(row) ? {} : { tour_acceptance }),
    corporation,
    sources,
    stations,
    photos,
  };
}
