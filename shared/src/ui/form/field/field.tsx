import { createContext, type ReactNode, useContext } from 'react';
import { ErrorMessage } from './error-message.tsx';
import styles from './field.module.css';
import { type Need, NeedBadge } from './need-badge.tsx';

/** The parts that every field has around its control. */
export interface FieldFrame {
  /** The contract's field name; errors and the error summary refer to it. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  need?: Need;
}

/**
 * Needed around a form whose field names occur in another form of the same page, such as conditions in a drawer:
 * `<FormScope value="filter">`. It prefixes the ids, so that a label refers to the field of its own form.
 */
export const FormScope = createContext('field');

/** @param scope of the form around it, see `FormScope` */
export const fieldId = (name: string, scope = 'field'): string => `${scope}-${name}`;

/** The id of a field in the surrounding form. */
export const useFieldId = (name: string): string => fieldId(name, useContext(FormScope));

export function FieldMessages({ name, hint, error }: FieldFrame) {
  const id = useFieldId(name);
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
    </>
  );
}

/**
 * Label, hint and error of one control. For a field that this set does not have:
 *
 *     function StationField(props: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
 *       const { frame, control } = useFieldParts(props);
 *       return (
 *         <Field {...frame}>
 *           <input {...control} role="combobox" … />
 *         </Field>
 *       );
 *     }
 */
export const Field = ({ children, ...frame }: FieldFrame & { children: ReactNode }) => (
  <div className={styles.field} data-invalid={frame.error ? true : undefined}>
    <label className={styles.label} htmlFor={useFieldId(frame.name)}>
      {frame.label}
      <NeedBadge need={frame.need} />
    </label>
    <FieldMessages {...frame} />
    {children}
  </div>
);
