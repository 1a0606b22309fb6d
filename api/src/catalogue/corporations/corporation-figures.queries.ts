import { type RawBuilder, sql } from 'kysely';

/** Adds up an operator's published facilities; without any, the row has nulls and zeros. */
export const figuresOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select count(*) as facilities, count(*) filter (where cardinality(vacant_class_ids) > 0) as with_vacancy,
    array_agg(distinct facility.prefecture_code order by facility.prefecture_code) as prefecture_codes,
    bool_and(facility.is_demo) as is_demo, sum(facility.capacity) as capacity
  from facility left join facility_search on facility_search.facility_id = facility.id
  where facility.corporation_id = ${id} and facility.is_published
`;

/** The figures of a summary, as pairs of `json_build_object`. */
export const figureColumns = sql`
  'facilities', facilities, 'with_vacancy', with_vacancy, 'prefecture_codes', prefecture_codes, 'is_demo', is_demo
`;
