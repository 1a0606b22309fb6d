import { yearWithEra } from '../../../japanese/era.ts';
import { announce } from '../../feedback/announce.ts';
import type { FieldFrame } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import styles from './calendar-selects.module.css';
import { copy, impossibleDate } from './date.copy.ts';
import { type DateParts, dateOf, daysToChoose, isComplete, monthOf, partsOf } from './date-parts.ts';
import { PartSelect } from './part-select.tsx';
import { useDateParts } from './use-date-parts.ts';

export interface CalendarFieldProps extends FieldFrame {
  /** In the order of the options: `yearsBetween(2026, 2019)` begins with the newest. */
  years: readonly number[];
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month, or the result of `chosenInForm`; a new value needs a new `key`. */
  defaultValue?: string | undefined;
  /** Called with the new value, or '' if a part is missing or the day does not exist. */
  onChange?: (value: string) => void;
  disabled?: boolean;
}

type CalendarSelectsProps = CalendarFieldProps & { kind: 'date' | 'month'; autoComplete?: 'bday' };

/** The common part of date and month selects. */
export function CalendarSelects({
  kind,
  years,
  defaultValue = '',
  onChange,
  autoComplete,
  disabled,
  ...frame
}: CalendarSelectsProps) {
  const initial = partsOf(defaultValue);
  const written = kind === 'date' ? dateOf : monthOf;
  const faultOf = (chosen: DateParts) =>
    isComplete(chosen) && written(chosen) === '' ? impossibleDate(chosen) : undefined;
  const { box, parts, onChoose } = useDateParts(initial, (chosen) => {
    const fault = faultOf(chosen);
    if (fault) announce(fault);
    onChange?.(written(chosen));
  });
  const error = faultOf(parts) ?? frame.error;
  const common = {
    disabled,
    required: frame.need === 'required',
    'aria-invalid': error ? true : undefined,
    onChange: onChoose,
  };
  const select = (part: 'year' | 'month' | 'day', options: { value: string; text: string }[]) => (
    <PartSelect
      {...common}
      name={`${frame.name}_${part}`}
      label={copy[part]}
      options={options}
      defaultValue={initial[part]}
      autoComplete={autoComplete && `${autoComplete}-${part}`}
    />
  );
  return (
    <FieldGroup {...frame} error={error}>
      <div ref={box} className={styles.selects} data-kind={kind}>
        {select('year', yearOptions(years, initial.year))}
        {select('month', numbered(12, copy.month))}
        {kind === 'date' && select('day', numbered(daysToChoose(parts), copy.day))}
      </div>
    </FieldGroup>
  );
}

/** A saved year stays in the options, even if it is no longer offered. */
const yearOptions = (years: readonly number[], saved: string) =>
  [...new Set([...years, ...(saved === '' ? [] : [Number(saved)])])].map((year) => ({
    value: String(year),
    text: yearWithEra(year),
  }));

const numbered = (count: number, unit: string) =>
  Array.from({ length: count }, (_, at) => ({ value: String(at + 1), text: `${at + 1}${unit}` }));
