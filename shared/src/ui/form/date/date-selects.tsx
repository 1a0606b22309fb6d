import { type CalendarFieldProps, CalendarSelects } from './calendar-selects.tsx';

interface DateSelectsProps extends CalendarFieldProps {
  /** The birthday of whoever fills the form in, which the browser may know; never a child's. */
  autoComplete?: 'bday';
}

/**
 * A date in three selects, with the era in the year: 2024年（令和6年）. A hidden field of `name` carries `YYYY-MM-DD` or
 * ''; without scripts the form sends `name_year`, `name_month` and `name_day`, and `dateFromForm` reads either.
 */
export const DateSelects = (props: DateSelectsProps) => <CalendarSelects {...props} kind="date" />;

/** A month in two selects, such as the one of admission: as `DateSelects`, with `YYYY-MM` and `monthFromForm`. */
export const MonthSelects = (props: CalendarFieldProps) => <CalendarSelects {...props} kind="month" />;
