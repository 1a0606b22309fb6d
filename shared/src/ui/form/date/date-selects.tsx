import { type CalendarFieldProps, CalendarSelects } from './calendar-selects.tsx';

interface DateSelectsProps extends CalendarFieldProps {
  /** Only for the user's own birthday, which the browser may fill in; never for a child's. */
  autoComplete?: 'bday';
}

/**
 * A date in three selects, with the era in the year: 2024年（令和6年）. With and without scripts the form sends `name_year`,
 * `name_month` and `name_day`; `dateFromForm` combines them to `YYYY-MM-DD`.
 */
export const DateSelects = (props: DateSelectsProps) => <CalendarSelects {...props} kind="date" />;

/** A month in two selects, such as the month of admission: as `DateSelects`, but with `monthFromForm` and `YYYY-MM`. */
export const MonthSelects = (props: CalendarFieldProps) => <CalendarSelects {...props} kind="month" />;
