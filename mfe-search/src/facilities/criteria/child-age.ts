import type { FacilityCriteria } from './facility-criteria.ts';

/** Facilities count days for infants alone, so the days of older children stay out of an address. */
const monthsWithDays = 12;
const mostMonths = 95;

/** The child's age on the day of admission as a search is told it: the birthday stays where it is. */
export const searchedAge = ({
  monthsOld,
  daysOld,
}: {
  monthsOld: number;
  daysOld: number;
}): Pick<FacilityCriteria, 'child_age_months' | 'child_age_days'> => ({
  child_age_months: Math.min(monthsOld, mostMonths),
  ...(monthsOld < monthsWithDays && { child_age_days: daysOld }),
});
