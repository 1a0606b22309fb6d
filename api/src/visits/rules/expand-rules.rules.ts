import { businessDayBefore, dayAfter, holidayOn } from '../../platform/calendar/business-days.rules.ts';
import type { VisitRule, WantedSlot } from './visit-rule.ts';

const opensAt = '09:00:00';
const endsAt = '17:00:00';

/**
 * Makes the slots of a facility's rules. A closure outweighs everything; an extra rule outweighs a weekly one that begins
 * at the same time, and holidays. It depends on rules and days alone, so that every run wants the same.
 * @param days both included, `YYYY-MM-DD`
 * @returns in the order of time, at most one for each start
 */
export function expandRules(rules: readonly VisitRule[], days: { from: string; to: string }): WantedSlot[] {
  const sorted = rules.toSorted((one, other) => (one.path_name < other.path_name ? -1 : 1));
  const closures = sorted.filter(({ kind }) => kind === 'closed');
  // The first rule for a start decides, so that extra rules come before weekly ones.
  const offers = [
    ...sorted.filter(({ kind }) => kind === 'extra'),
    ...sorted.filter(({ kind }) => kind === 'weekly'),
  ];
  const slots = new Map<string, WantedSlot>();
  for (let day = days.from; day <= days.to; day = dayAfter(day, 1)) {
    if (closures.some((rule) => covers(rule, day))) continue;
    for (const rule of offers.filter((offer) => holdsOn(offer, day))) {
      const slot = slotOn(rule, day);
      if (slot && !slots.has(slot.starts_at)) slots.set(slot.starts_at, slot);
    }
  }
  return [...slots.values()].toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
}

function covers({ kind, first_day, last_day }: VisitRule, day: string): boolean {
  const last = last_day ?? (kind === 'weekly' ? undefined : first_day);
  return first_day <= day && (last === undefined || day <= last);
}

function holdsOn(rule: VisitRule, day: string): boolean {
  if (!covers(rule, day)) return false;
  if (rule.kind === 'extra') return true;
  return rule.weekdays.includes(weekdayOf(day)) && (rule.on_holidays || holidayOn(day) === null);
}

/** 0 is Sunday. The day's midnight in UTC, so that the zone of the machine decides nothing. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function slotOn(rule: VisitRule, day: string): WantedSlot | undefined {
  const { id, starts_at, ends_at, capacity, max_persons, max_children, child_class_ids, opens_days_before } =
    rule;
  if (!starts_at || !ends_at || !capacity) return undefined;
  const begins = `${day} ${starts_at}:00`;
  const bound = (businessDays: number): string =>
    businessDays === 0 ? begins : `${businessDayBefore(day, businessDays)} ${endsAt}`;
  return {
    visit_rule_id: id,
    starts_at: begins,
    ends_at: `${day} ${ends_at}:00`,
    capacity,
    max_persons,
    max_children,
    child_class_ids,
    opens_at: opens_days_before === null ? null : `${dayAfter(day, -opens_days_before)} ${opensAt}`,
    book_by: bound(rule.book_by_days),
    cancel_by: bound(rule.cancel_by_days),
  };
}
