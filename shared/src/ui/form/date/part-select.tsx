import type { SelectHTMLAttributes } from 'react';
import control from '../field/field.module.css';
import select from '../select/select.module.css';

interface PartSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  /** 年, 月 or 日: its name, and what stands in it while nothing is chosen. */
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A select of a date's parts. The browser holds the choice: it may be made before the scripts come. */
export const PartSelect = ({ label, options, ...rest }: PartSelectProps) => (
  <span className={select.select}>
    <select {...rest} className={control.control} aria-label={label}>
      <option value="">{label}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </span>
);
