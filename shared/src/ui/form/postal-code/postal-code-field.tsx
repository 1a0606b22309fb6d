import { useRef } from 'react';
import { postalCodeOf, postalCodeText } from '../../../japanese/postal-code.ts';
import { Button } from '../../action/button.tsx';
import { NormalisedField } from '../text/normalised-field.tsx';
import type { TextFieldProps } from '../text/text-field.tsx';
import { type AddressFieldNames, addressFieldsOf } from './address-fields.ts';
import { AddressOutcome } from './address-outcome.tsx';
import { findAddress } from './find-address.ts';
import { copy } from './postal-code.copy.ts';
import styles from './postal-code-field.module.css';
import { useAddressFill } from './use-address-fill.ts';

type OfTextField =
  | 'name'
  | 'hint'
  | 'error'
  | 'need'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'disabled'
  | 'ref';

interface PostalCodeFieldProps extends Pick<TextFieldProps, OfTextField> {
  label?: string;
  /** Replaces the lookup in this site's own list; as `findAddress`. */
  find?: typeof findAddress;
  fields: AddressFieldNames;
}

const normalise = (typed: string): string => {
  const postalCode = postalCodeOf(typed);
  return postalCode ? postalCodeText(postalCode) : '';
};

/**
 * A postal code with a button that fills in the address, without requests to other sites. `fields` has the names of the
 * form's fields: `{ prefecture: 'prefecture', municipality: 'city', town: 'address' }`.
 */
export function PostalCodeField({
  label = copy.label,
  hint = copy.hint,
  find = findAddress,
  fields,
  ...rest
}: PostalCodeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = addressFieldsOf(() => box.current, fields);
  const { outcome, look, answer, onTyped } = useAddressFill(find, place);
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
          // The pressed button disappears with the question.
          box.current?.querySelector('button')?.focus();
        }}
      />
    </div>
  );
}
