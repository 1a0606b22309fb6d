import type { ReactNode } from 'react';
import styles from './choice.module.css';
import field from './field.module.css';
import { controlProps, type FieldFrame, FieldMessages, NeedBadge } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceGroupProps extends FieldFrame {
  choices: readonly Choice[];
  /** The group's name is heard but not seen, where what stands around it already says it. */
  isLabelHidden?: boolean;
}

interface CheckboxGroupProps extends ChoiceGroupProps {
  defaultValue: readonly string[];
}

export const CheckboxGroup = ({ defaultValue, choices, ...frame }: CheckboxGroupProps) => (
  <Group {...frame}>
    {choices.map(({ value, label }) => (
      <label key={value} className={styles.choice}>
        <input
          type="checkbox"
          name={frame.name}
          value={value}
          defaultChecked={defaultValue.includes(value)}
        />
        {label}
      </label>
    ))}
  </Group>
);

interface RadioGroupProps extends ChoiceGroupProps {
  value: string;
  onChange: (value: string) => void;
}

export const RadioGroup = ({ value: chosen, onChange, choices, ...frame }: RadioGroupProps) => (
  <Group {...frame}>
    {choices.map(({ value, label }) => (
      <label key={value} className={styles.choice}>
        <input
          type="radio"
          name={frame.name}
          value={value}
          checked={value === chosen}
          onChange={() => onChange(value)}
        />
        {label}
      </label>
    ))}
  </Group>
);

function Group({
  children,
  isLabelHidden,
  ...frame
}: Omit<ChoiceGroupProps, 'choices'> & { children: ReactNode }) {
  const { id, 'aria-describedby': describedBy } = controlProps(frame);
  return (
    <fieldset className={field.field} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className={styles.legend} data-hidden={isLabelHidden || undefined}>
        {frame.label} <NeedBadge need={frame.need} />
      </legend>
      <FieldMessages {...frame} />
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
