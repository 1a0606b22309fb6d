import { type EarlyInputProps, useEarlyInput } from '../input-value/early-input.ts';
import styles from './field.module.css';
import { type FieldFrame, useFieldId } from './field.tsx';

/** A part's name, such as `suffix`, if the field has that part. */
type Part = string | false | undefined;

interface DescribedFrame extends FieldFrame {
  'aria-describedby'?: string | undefined;
}

/**
 * The attributes that connect a control to its hint and error.
 * @param parts further descriptions in the field, such as a unit behind it: `suffix` has the id `${id}-suffix`
 */
export function useControlProps(
  { name, hint, error, need, 'aria-describedby': describedBy }: DescribedFrame,
  ...parts: Part[]
) {
  const id = useFieldId(name);
  const ids = [hint && 'hint', error && 'error', ...parts].map((part) => part && `${id}-${part}`);
  return {
    id,
    name,
    required: need === 'required' || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [...ids, describedBy].filter(Boolean).join(' ') || undefined,
  };
}

type TextControl = HTMLElement & { value: string; defaultValue?: string };

/**
 * Splits a field's properties into those of its frame, for `Field`, and those of its control, a native input, select or
 * textarea. The control's `onChange` is also called for text that was typed before the scripts loaded.
 * @param parts as for `useControlProps`
 */
export function useFieldParts<C extends TextControl, P extends DescribedFrame>(
  props: P & EarlyInputProps<C> & { value?: unknown },
  ...parts: Part[]
) {
  const { name, label, hint, error, need, ...input } = props;
  const frame: FieldFrame = { name, label, hint, error, need };
  const ref = useEarlyInput<C>(
    props,
    // A select has no initial value to compare with, so the given value is used; an uncontrolled select has none.
    ({ value, defaultValue }) => value !== `${defaultValue ?? props.value ?? value}`,
  );
  return {
    frame,
    control: { ...input, ...useControlProps(props, ...parts), ref, className: styles.control },
  };
}
