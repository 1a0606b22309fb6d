import type { SelectHTMLAttributes } from 'react';
import control from '../field/field.module.css';
import select from '../select/select.module.css';

interface PartSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  /** 年, 月 or 日: its accessible name, and its text while nothing is chosen. */
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A select for a part of a date. It is uncontrolled, since visitors may choose before the scripts load. */
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
