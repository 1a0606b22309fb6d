import { useRef } from 'react';
import { postalCodeOf, postalCodeText } from '../../../japanese/postal-code.ts';
import { Button } from '../../action/button.tsx';
import type { FieldFrame } from '../field.tsx';
import { NormalisedField } from '../normalised-field.tsx';
import type { Address } from './address.ts';
import { AddressOutcome } from './address-outcome.tsx';
import { copy } from './postal-code.copy.ts';
import styles from './postal-code-field.module.css';
import { useAddressFill } from './use-address-fill.ts';

interface PostalCodeFieldProps extends Omit<FieldFrame, 'label'> {
  label?: string;
  defaultValue?: string | undefined;
  disabled?: boolean;
  /** What stands in the fields of the address now, so that nothing typed is replaced unasked. */
  present: () => Address;
  /** Writes the address into its fields. */
  onFill: (address: Address) => void;
}

const normalise = (typed: string): string => {
  const postalCode = postalCodeOf(typed);
  return postalCode ? postalCodeText(postalCode) : '';
};

/** A postal code, with a button that fills the address in from it, without asking anybody outside the site. */
export function PostalCodeField({
  label = copy.label,
  hint = copy.hint,
  present,
  onFill,
  ...rest
}: PostalCodeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { outcome, look, answer, onTyped } = useAddressFill({ present, onFill });
  const problem = outcome.kind === 'problem' ? outcome.text : undefined;
  const frame = { ...rest, label, hint, error: problem ?? rest.error };
  return (
    <div ref={box} className={styles.postalCode}>
      <NormalisedField
        {...frame}
        normalise={normalise}
        onInput={(event) => onTyped(event.currentTarget.value)}
        autoComplete="postal-code"
        inputMode="numeric"
        width="short"
        prefix="〒"
        beside={
          <span className={styles.fill}>
            <Button
              kind="secondary"
              size="small"
              disabled={rest.disabled}
              pending={outcome.kind === 'looking'}
              pendingLabel={copy.looking}
              onClick={() => look(box.current?.querySelector('input')?.value ?? '')}
            >
              {copy.fill}
            </Button>
          </span>
        }
      />
      <AddressOutcome
        outcome={outcome}
        onAnswer={(mayReplace) => {
          answer(mayReplace);
          // The button that was pressed goes away with the question.
          box.current?.querySelector('button')?.focus();
        }}
      />
    </div>
  );
}
