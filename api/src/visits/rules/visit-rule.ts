import type { ChildClassId } from '@enerabi/shared/constants';

export const visitRuleKinds = ['weekly', 'extra', 'closed'] as const;
export type VisitRuleKind = (typeof visitRuleKinds)[number];

/** When a facility offers visits, or is closed. Days are `YYYY-MM-DD`, times of day `HH:mm`, in Japan. */
export interface VisitRule {
  id: number;
  path_name: string;
  kind: VisitRuleKind;
  /** 0 is Sunday; of a weekly rule. */
  weekdays: readonly number[];
  first_day: string;
  /** Null: a weekly rule has no end, others are for the first day alone. */
  last_day: string | null;
  /** Null for a closure, as `ends_at` and `capacity`. */
  starts_at: string | null;
  ends_at: string | null;
  /** Families. */
  capacity: number | null;
  /** Adults and children of a family; null: as many as the form takes. */
  max_persons: number | null;
  max_children: number | null;
  /** Empty means any. */
  child_class_ids: readonly ChildClassId[];
  /** Days before the visit on which booking begins, at 9:00; null: at once. */
  opens_days_before: number | null;
  /** Business days before the visit until which it can be booked and cancelled, at 17:00; 0: until it begins. */
  book_by_days: number;
  cancel_by_days: number;
  /** Whether a weekly rule holds on holidays, too. */
  on_holidays: boolean;
}

/** A slot as a rule wants it. Times are wall clocks in Japan, `YYYY-MM-DD HH:mm:ss`. */
export interface WantedSlot {
  visit_rule_id: number;
  starts_at: string;
  ends_at: string;
  capacity: number;
  max_persons: number | null;
  max_children: number | null;
  child_class_ids: readonly ChildClassId[];
  opens_at: string | null;
  book_by: string;
  cancel_by: string;
}
