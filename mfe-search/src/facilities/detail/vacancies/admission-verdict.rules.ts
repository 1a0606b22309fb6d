import type { ClassAdmission } from '@enerabi/shared/child';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { type VacancyState, vacancyState } from '@enerabi/shared/ui';

/** `too_young`: on the day of admission, the child is younger than the facility accepts. */
export type Verdict = VacancyState | 'too_young' | 'unpublished';

type Facility = Pick<FacilityDetail, 'accept_from_months' | 'accept_from_days' | 'vacancy'>;

/** Whether a facility takes a child, as far as it has published. Days count where the facility counts days. */
export function verdictOn(
  { accept_from_months, accept_from_days, vacancy }: Facility,
  { child_class_id, monthsOld, daysOld }: ClassAdmission,
): Verdict {
  const isTooYoung =
    typeof accept_from_days === 'number'
      ? daysOld < accept_from_days
      : accept_from_months !== null && monthsOld < accept_from_months;
  if (isTooYoung) return 'too_young';
  if (!vacancy) return 'unpublished';
  const row = vacancy.classes.find((one) => one.child_class_id === child_class_id);
  return row ? vacancyState(row) : 'not_offered';
}
