import type { ContactCalendar } from '@enerabi/shared/contract';
import { FormRows, FormSection } from '@enerabi/shared/form';
import { HiddenFields } from '@enerabi/shared/form-flow';
import { SelectField } from '@enerabi/shared/ui';
import { mostRows } from '../draft/contact-draft.rules.ts';
import { dateFields } from '../draft/draft-fields.ts';
import { dayOptions, timeOptions } from './day-options.ts';
import { copy } from './fields.copy.ts';
import styles from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';

interface DatesFieldsProps extends FieldsProps {
  /** Null when it cannot be loaded: the form then carries the dates that were chosen before. */
  calendar: ContactCalendar | null;
}

/** Up to three preferred dates (R4.6). */
export function DatesFields({ draft, errorOf, calendar }: DatesFieldsProps) {
  if (!calendar) return <HiddenFields fields={dateFields(draft)} />;
  const months = dayOptions(calendar);
  return (
    <FormSection title={copy.dates.title} lead={copy.dates.lead}>
      <FormRows
        kind="preferred_dates"
        label={copy.dates.label}
        most={mostRows.preferred_dates}
        error={errorOf('preferred_dates')}
        rows={draft.preferred_dates}
        copy={copy.dates}
      >
        {({ key, preferred_date, start_time }, number) => (
          <div className={styles.pair}>
            <SelectField
              name={`preferred_dates.${key}.preferred_date`}
              label={copy.dates.day(number)}
              defaultValue={preferred_date}
              error={errorOf(`preferred_dates.${key}.preferred_date`)}
            >
              <option value="">{copy.dates.choose}</option>
              {months.map(({ label, days }) => (
                <optgroup key={label} label={label}>
                  {days.map((day) => (
                    <option key={day.value} value={day.value}>
                      {day.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
            <SelectField
              name={`preferred_dates.${key}.start_time`}
              label={copy.dates.time(number)}
              defaultValue={start_time}
              error={errorOf(`preferred_dates.${key}.start_time`)}
            >
              <option value="">{copy.dates.choose}</option>
              {timeOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </FormRows>
    </FormSection>
  );
}
