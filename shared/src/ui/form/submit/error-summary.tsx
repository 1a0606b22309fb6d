import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { ErrorSign } from '../field/error-message.tsx';
import { FormScope, fieldId } from '../field/field.tsx';
import { copy } from './error-summary.copy.ts';
import styles from './error-summary.module.css';
import { useIsFromServer } from './use-is-from-server.ts';

export interface FieldError {
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  /** Replaces 「入力内容に2件の誤りがあります」 for errors that are not about the input. */
  title?: string | undefined;
  errors: readonly FieldError[];
  /** A different value for each attempt, such as the action's reply: the same errors then take the focus again. */
  attempt?: unknown;
}

/**
 * Lists errors with links to their fields. It takes the focus when it appears, when its content changes, and at each
 * attempt (R5.3). An error goes when its field is mended.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const said = JSON.stringify([title, errors]);
  const scope = useContext(FormScope);
  const isFromServer = useIsFromServer();
  useEffect(() => {
    // If they do not come, the errors stay until the form is sent again.
    import(/* webpackChunkName: 'mended-errors' */ './mended-errors.ts').then(
      ({ showErrors }) => showErrors(summary.current),
      () => {},
    );
    // The scripts may load long after the page: the focus stays if the visitor has already begun to correct the input.
    if (isFromServer && document.activeElement !== document.body) return;
    summary.current?.focus();
  }, [said, attempt]);
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <ErrorSign />
        <span data-counted={title ? undefined : ''}>{title ?? copy.title(errors.length)}</span>
      </h2>
      {errors.length > 0 && (
        <ul className={styles.errors}>
          {errors.map(({ name, message }, at) => (
            <li key={`${name} ${at}`}>
              <a href={`#${fieldId(name, scope)}`} onClick={goTo}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Focuses the field itself instead of following the link: a change of the address would be a navigation, which clears
 * the errors.
 */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  field?.focus();
}
