import type { FieldFrame } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { TextField, type TextFieldProps } from '../text/text-field.tsx';
import { copy } from './name-pair.copy.ts';
import styles from './name-pair.module.css';

/** A field of a pair: uncontrolled (`defaultValue`), or controlled (`value` and `onChange`). */
export type NamePart = Pick<TextFieldProps, 'name' | 'defaultValue' | 'value' | 'onChange' | 'error' | 'ref'>;

export interface NamePairProps extends Pick<FieldFrame, 'hint' | 'need'> {
  /** Name of the pair; default お名前. */
  label?: string;
  family: NamePart;
  given: NamePart;
  /** Whether it is the user's own name, which the browser may fill in. */
  isOwn?: boolean;
  disabled?: boolean;
}

/** 姓 and 名, side by side if there is room. */
export const NamePair = ({
  label = copy.label,
  hint,
  need,
  family,
  given,
  isOwn = true,
  disabled,
}: NamePairProps) => (
  <FieldGroup name={`${family.name}-pair`} label={label} hint={hint} need={need}>
    <div className={styles.pair}>
      <TextField
        label={copy.family}
        {...family}
        need={need}
        disabled={disabled}
        autoComplete={isOwn ? 'family-name' : 'off'}
      />
      <TextField
        label={copy.given}
        {...given}
        need={need}
        disabled={disabled}
        autoComplete={isOwn ? 'given-name' : 'off'}
      />
    </div>
  </FieldGroup>
);
