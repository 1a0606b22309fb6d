import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldFrame } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import styles from './choice.module.css';
import { ChoiceInput } from './choice-input.tsx';

export interface Choice {
  value: string;
  /** Its text is the accessible name: put a sign (○, △, ×) into an `aria-hidden` element. */
  label: ReactNode;
  /** A second line that explains the choice. */
  hint?: string;
  disabled?: boolean;
}

interface ChoiceGroupProps extends FieldFrame {
  choices: readonly Choice[];
  /** `columns`; `inline` for a few short choices; `cards` for an important choice. */
  layout?: 'columns' | 'inline' | 'cards';
  isLabelHidden?: boolean;
  /** Disables all choices; a single choice can be disabled, too. */
  disabled?: boolean;
}

interface CheckboxGroupProps extends ChoiceGroupProps {
  defaultValue?: readonly string[];
  /** Called with all chosen values, in the order of the choices. */
  onChange?: (values: readonly string[]) => void;
}

/** Asks for any number of answers. The form's data have one value of `name` for each. */
export const CheckboxGroup = ({
  defaultValue = [],
  onChange,
  choices,
  layout,
  ...frame
}: CheckboxGroupProps) => (
  <FieldGroup {...frame}>
    <Choices
      type="checkbox"
      name={frame.name}
      choices={choices}
      layout={layout}
      aria-invalid={frame.error ? true : undefined}
      onChange={({ target }) => onChange?.(chosenAround(target))}
      stateOf={(value) => ({ defaultChecked: defaultValue.includes(value) })}
    />
  </FieldGroup>
);

const chosenAround = (box: HTMLInputElement): string[] =>
  Array.from(
    (box.closest('fieldset') as HTMLElement).querySelectorAll<HTMLInputElement>(':checked'),
    ({ value }) => value,
  );

type RadioGroupProps = ChoiceGroupProps &
  (
    | { value: string; onChange: (value: string) => void; defaultValue?: never }
    | { value?: never; onChange?: (value: string) => void; defaultValue?: string }
  );

/** Asks for one of a few visible answers. The page controls it by `value`, or the form by `defaultValue`. */
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
      // A choice before the scripts loaded is reported for both radio buttons; the replaced one is not checked.
      onChange={({ target }) => target.checked && onChange?.(target.value)}
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
      <ChoiceInput
        key={value}
        {...input}
        value={value}
        disabled={disabled}
        hint={hint}
        label={label}
        {...stateOf(value)}
      />
    ))}
  </div>
);
