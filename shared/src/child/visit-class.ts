import type { ChildClassId } from '../constants/facility.ts';
import { admissionOf } from './child-class.ts';

/** Why a visit for certain classes is not for a family. */
export type VisitClassFault = 'child_class_unknown' | 'child_of_other_class';

interface VisitingFamily {
  /** `YYYY-MM-DD`; an expected day of birth is ahead. */
  birthdays: readonly string[];
  /** Day of the wanted admission, `YYYY-MM-DD`; null: not known. */
  admissionDate: string | null;
}

/**
 * Whether a visit is for a family's children. A class counts at the visit or at the admission, whichever fits, since
 * many families visit a year ahead; one child of a class is enough.
 * @param visit `starts_at` begins with `YYYY-MM`; no class means any
 */
export function visitClassFault(
  { birthdays, admissionDate }: VisitingFamily,
  { child_class_ids, starts_at }: { child_class_ids: readonly ChildClassId[]; starts_at: string },
): VisitClassFault | undefined {
  if (child_class_ids.length === 0) return undefined;
  if (birthdays.length === 0) return 'child_class_unknown';
  const months = [starts_at, ...(admissionDate ? [admissionDate] : [])].map((day) => day.slice(0, 7));
  const classes = birthdays.flatMap((birthday) => months.map((month) => classIn(birthday, month)));
  return classes.some((id) => id !== undefined && child_class_ids.includes(id))
    ? undefined
    : 'child_of_other_class';
}

/** A child that is not born yet will begin in the class of the youngest. Undefined: old enough for school. */
function classIn(birthday: string, month: string): ChildClassId | undefined {
  const admission = admissionOf(birthday, month);
  if (admission.kind === 'unborn') return 0;
  return admission.kind === 'class' ? admission.child_class_id : undefined;
}
