import type { FacilityCriteria } from './facility-criteria.ts';

/** Facilities count days only for infants, so the address of an older child has none. */
const monthsWithDays = 12;
const mostMonths = 95;

/** The child's age on the day of admission, for a search. The birthday itself stays in the browser. */
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
