import type { Vacancy } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A year of monthly figures. */
const mostDays = 12;

/** The newest days' figures of a published facility, newest first, or undefined where there is none of that path name. */
export async function vacancyHistory(db: Kysely<Schema>, pathName: string): Promise<Vacancy[] | undefined> {
  const { rows } = await sql<{ days: Vacancy[] }>`
    select (
      select coalesce(json_agg(json_build_object(
        'as_of', day.as_of,
        'source', json_build_object(
          'name', source.name, 'url', source.url, 'licence', source.licence,
          'as_of', day.as_of, 'facts', json_build_array('vacancy')
        ),
        'classes', day.classes
      ) order by day.as_of desc), '[]')
      from (
        select as_of, min(source_id) as source_id, json_agg(json_build_object(
          'child_class_id', child_class_id, 'accepted', accepted, 'mark', mark,
          'waiting', waiting, 'enrolled', enrolled
        ) order by child_class_id) as classes
        from vacancy where facility_id = facility.id
        group by as_of order by as_of desc limit ${mostDays}
      ) day join source on source.id = day.source_id
    ) as days
    from facility where path_name = ${pathName} and is_published
  `.execute(db);
  return rows[0]?.days;
}
