import type { Moment } from '@enerabi/shared/clock';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { VisitRule } from './visit-rule.ts';

/** The rules in force of a facility that takes bookings; none of another. */
export async function findRules(db: Kysely<Schema>, facilityId: number): Promise<VisitRule[]> {
  const { rows } = await sql<VisitRule>`
    select rule.id, rule.path_name, rule.kind, rule.weekdays, rule.first_day::text, rule.last_day::text,
      to_char(rule.starts_at, 'HH24:MI') as starts_at, to_char(rule.ends_at, 'HH24:MI') as ends_at, rule.capacity,
      rule.max_persons, rule.max_children, rule.child_class_ids, rule.opens_days_before, rule.book_by_days, rule.cancel_by_days, rule.on_holidays
    from visit_rule rule join facility on facility.id = rule.facility_id
    where rule.facility_id = ${facilityId} and rule.is_published and facility.is_published
      and facility.tour_acceptance = 'slots'
  `.execute(db);
  return rows;
}

/** Facilities that have a rule, or slots ahead that one has made. */
export async function findFacilitiesWithRules(
  db: Kysely<Schema>,
  { clock }: Pick<Moment, 'clock'>,
): Promise<number[]> {
  const { rows } = await sql<{ facility_id: number }>`
    select facility_id from visit_rule
    union
    select facility_id from visit_slot where visit_rule_id is not null and starts_at > ${clock}::timestamp
    order by facility_id
  `.execute(db);
  return rows.map(({ facility_id }) => facility_id);
}
