import type { InputHTMLAttributes } from 'react';
import styles from './choice.module.css';
import { ChoiceInput } from './choice-input.tsx';
import type { FieldFrame } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export interface Choice {
  value: string;
  label: string;
  /** A second line: what choosing it means. */
  hint?: string;
  disabled?: boolean;
}

interface ChoiceGroupProps extends FieldFrame {
  choices: readonly Choice[];
  /** In columns; one after the other, for a few short ones; or as cards, for a choice that weighs. */
  layout?: 'columns' | 'inline' | 'cards';
  isLabelHidden?: boolean;
}

interface CheckboxGroupProps extends ChoiceGroupProps {
  defaultValue: readonly string[];
}

/** Any number of answers. The form's data carry one value of `name` for each. */
export const CheckboxGroup = ({ defaultValue, choices, layout, ...frame }: CheckboxGroupProps) => (
  <FieldGroup {...frame}>
    <Choices
      type="checkbox"
      name={frame.name}
      choices={choices}
      layout={layout}
      aria-invalid={frame.error ? true : undefined}
      stateOf={(value) => ({ defaultChecked: defaultValue.includes(value) })}
    />
  </FieldGroup>
);

type RadioGroupProps = ChoiceGroupProps &
  (
    | { value: string; onChange: (value: string) => void; defaultValue?: never }
    | { value?: never; onChange?: (value: string) => void; defaultValue?: string }
  );

/** One answer of a few, all in view; the page holds it (`value`), or the form does (`defaultValue`). */
export const RadioGroup = ({
  value: chosen,
  defaultValue,
  onChange,
  choices,
  layout,
  ...frame
}: RadioGroupProps) => (
  <FieldGroup {...frame} role="radiogroup">
    <Choices
      type="radio"
      name={frame.name}
      choices={choices}
      layout={layout}
      required={frame.need === 'required'}
      onChange={(event) => onChange?.(event.target.value)}
      stateOf={(value) =>
        chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen }
      }
    />
  </FieldGroup>
);

interface ChoicesProps extends InputHTMLAttributes<HTMLInputElement> {
  choices: readonly Choice[];
  layout: ChoiceGroupProps['layout'];
  stateOf: (value: string) => { checked: boolean } | { defaultChecked: boolean };
}

const Choices = ({ choices, layout = 'columns', stateOf, ...input }: ChoicesProps) => (
  <div className={styles.choices} data-layout={layout}>
    {choices.map(({ value, label, hint, disabled }) => (
      <ChoiceInput key={value} {...input} value={value} disabled={disabled} hint={hint} {...stateOf(value)}>
        {label}
      </ChoiceInput>
    ))}
  </div>
);
