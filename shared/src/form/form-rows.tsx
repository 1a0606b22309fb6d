import { useLocation } from '@enerabi/shared/kernel';
import { Button, FieldGroup, Panel, useFieldId, VisuallyHidden } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './form-rows.module.css';
import { addIntent, removeIntent } from './form-rows.rules.ts';

interface FormRowsProps<R extends { key: string }> {
  /** Name of the rows' hidden fields, which hold their keys. */
  kind: string;
  label: string;
  need?: 'required' | 'optional';
  error: string | undefined;
  rows: readonly R[];
  most: number;
  copy: {
    add: string;
    /** Text before `remove` that names the row, for screen readers only. */
    removeOf: (number: number) => string;
    remove: string;
    none: string;
    /** Text if no more rows can be added. */
    most?: string;
  };
  /** @param number from 1 */
  children: (row: R, number: number) => ReactNode;
}

/** Rows that can be added and removed by the form's own buttons, also without scripts. */
export function FormRows<R extends { key: string }>({
  kind,
  label,
  need = 'optional',
  error,
  rows,
  most,
  copy,
  children,
}: FormRowsProps<R>) {
  const { pathname, search } = useLocation();
  // Without the fragment, a page without scripts would reload at its top, far above the rows.
  const ownAddress = `${pathname}${search}#${useFieldId(kind)}`;
  return (
    <FieldGroup name={kind} label={label} need={need} error={error}>
      {rows.length === 0 && <p className={styles.none}>{copy.none}</p>}
      {rows.map((row, at) => (
        <Panel key={row.key} tone="sunken" padding="4" gap="3" className={styles.row}>
          <input type="hidden" name={kind} value={row.key} />
          {children(row, at + 1)}
          <div className={styles.remove}>
            <Button
              type="submit"
              kind="plain"
              size="small"
              name="intent"
              value={removeIntent(kind, row.key)}
              formAction={ownAddress}
            >
              <span>
                <VisuallyHidden>{copy.removeOf(at + 1)}</VisuallyHidden>
                {copy.remove}
              </span>
            </Button>
          </div>
        </Panel>
      ))}
      {rows.length < most ? (
        <div className={styles.add}>
          <Button
            type="submit"
            kind="secondary"
            size="small"
            name="intent"
            value={addIntent(kind)}
            formAction={ownAddress}
          >
            {copy.add}
          </Button>
        </div>
      ) : (
        copy.most && <p className={styles.none}>{copy.most}</p>
      )}
    </FieldGroup>
  );
}
