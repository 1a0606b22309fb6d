import { type CalendarFieldProps, CalendarSelects } from './calendar-selects.tsx';

interface DateSelectsProps extends CalendarFieldProps {
  /** The birthday of whoever fills the form in, which the browser may know; never a child's. */
  autoComplete?: 'bday';
}

/**
 * A date in three selects, with the era in the year: 2024年（令和6年）. With and without scripts the form sends
 * `name_year`, `name_month` and `name_day`; `dateFromForm` makes `YYYY-MM-DD` of them.
 */
export const DateSelects = (props: DateSelectsProps) => <CalendarSelects {...props} kind="date" />;

/** A month in two selects, such as the one of admission: as `DateSelects`, with `monthFromForm` and `YYYY-MM`. */
export const MonthSelects = (props: CalendarFieldProps) => <CalendarSelects {...props} kind="month" />;
