import { childClassIds, closingTimes, openingTimes } from '@enerabi/shared/constants';
import type { SearchConditions } from '@enerabi/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { storedFlags } from '../facilities/flag-columns.ts';
import { type DocumentSource, everyFacility, matches } from './plain-scan.ts';

/** How many facilities a value of a condition would find. */
export interface ScannedCount {
  condition: string;
  value: string;
  facilities: number;
}

/**
 * Counts every condition in plain SQL that scans all facilities of the source: each set of conditions is evaluated
 * once per facility, and is left out in turn.
 * @param codes of `municipalities` with their wards
 */
export function scanCountsQuery(
  query: SearchConditions,
  now: Date,
  codes: readonly string[],
  source: DocumentSource = everyFacility,
): RawBuilder<ScannedCount> {
  const { area, municipalities, facility_types, opens_by, open_until, ...rest } = query;
  const { child_class_id, child_age_months, child_age_days, has_vacancy, ...others } = rest;
  const { walk_minutes } = query;
  const holds = (conditions: Partial<SearchConditions>) =>
    matches({ walk_minutes, ...conditions }, now, codes, source);
  const ofAge = holds({ child_age_months, child_age_days });
  const isVacant =
    child_class_id === undefined
      ? sql`cardinality(vacant_class_ids) > 0`
      : sql`${child_class_id}::smallint = any(vacant_class_ids)`;
  const without = (left: string) =>
    sql`from judged where ${sql.join(
      conditionSets.map((name) => (name === left ? sql`true` : sql.ref(name))),
      sql` and `,
    )}`;
  return sql<ScannedCount>`
    with judged as materialized (
      select document.*, ${ofAge} as of_age, ${isVacant} as is_vacant,
        ${holds({ area })} as in_area, ${holds({ municipalities })} as in_municipality,
        ${holds({ facility_types })} as in_type,
        ${holds({ child_class_id, child_age_months, child_age_days, has_vacancy })} as for_child,
        ${holds({ opens_by })} as opens, ${holds({ open_until })} as closes
      from ${source.documents} where ${holds(others)}
    ),
    found as (select * ${without('')}),
    flags as (
      select count(*) as total, count(*) filter (where is_vacant) as has_vacancy,
        ${sql.join(storedFlags.map((flag) => sql`count(*) filter (where ${sql.ref(flag)}) as ${sql.ref(flag)}`))},
        count(*) filter (where ${source.isBookable(now)}) as has_bookable_visit
      from found document
    ),
    counted (condition, value, facilities) as (
      select flag.key, '', flag.value::bigint from flags, json_each_text(row_to_json(flags)) flag
      union all select 'area', prefecture_code, count(*) ${without('in_area')} group by prefecture_code
      union all select 'municipality', municipality_code, count(*) ${without('in_municipality')}
        and prefecture_code = ${area ?? null}::text and municipality_code is not null group by municipality_code
      union all select 'facility_type', facility_type::text, count(*) ${without('in_type')} group by facility_type
      union all select 'opens_by', time, count(*)
        from (select opens_at ${without('opens')}) open, unnest(${openingTimes}::text[]) time
        where opens_at <= time group by time
      union all select 'open_until', time, count(*)
        from (select closes_at ${without('closes')}) open, unnest(${closingTimes}::text[]) time
        where closes_at >= time group by time
      union all select 'service', service, count(*) from found, unnest(services) service group by service
      union all select kind, class::text, count(*)
        from (select child_class_ids, vacant_class_ids ${without('for_child')} and of_age) of_any_class,
          unnest(${childClassIds}::smallint[]) class, unnest(array['child_class', 'child_class with vacancy']) kind
        where (child_class_ids is null or class = any(child_class_ids))
          and (class = any(vacant_class_ids) or (kind = 'child_class' and not ${has_vacancy ?? false}))
        group by kind, class
    )
    select condition, value, facilities::integer from counted
  `;
}

const conditionSets = ['in_area', 'in_municipality', 'in_type', 'for_child', 'opens', 'closes'];
