import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldFrame } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import styles from './choice.module.css';
import { ChoiceInput } from './choice-input.tsx';

export interface Choice {
  value: string;
  /** Its words are its name: a sign that stands for them (○, △, ×) goes into an `aria-hidden` element. */
  label: ReactNode;
  /** A second line: what choosing it means. */
  hint?: string;
  disabled?: boolean;
}

interface ChoiceGroupProps extends FieldFrame {
  choices: readonly Choice[];
  /** In columns; one after the other, for a few short ones; or as cards, for a choice that weighs. */
  layout?: 'columns' | 'inline' | 'cards';
  isLabelHidden?: boolean;
  /** All of them; a choice can be by itself. */
  disabled?: boolean;
}

interface CheckboxGroupProps extends ChoiceGroupProps {
  defaultValue?: readonly string[];
  /** Told all that is chosen, in the order of the choices. */
  onChange?: (values: readonly string[]) => void;
}

/** Any number of answers. The form's data carry one value of `name` for each. */
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

/** Asks for one answer of a few, all in view; the page holds it (`value`), or the form does (`defaultValue`). */
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
      // A choice before the scripts came also reports the answer that it replaced.
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
      <ChoiceInput key={value} {...input} value={value} disabled={disabled} hint={hint} {...stateOf(value)}>
        {label}
      </ChoiceInput>
    ))}
  </div>
);
