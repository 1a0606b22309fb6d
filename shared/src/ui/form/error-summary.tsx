import { type MouseEvent, useEffect, useRef } from 'react';
import { ErrorSign } from './error-message.tsx';
import styles from './error-summary.module.css';
import { fieldId } from './field.tsx';

export interface FieldError {
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  /** Overrides 「入力内容に2件の誤りがあります」 where it is not the input that is at fault. */
  title?: string | undefined;
  errors: readonly FieldError[];
  /** Another one for each try, such as the action's reply: then the same errors take the focus again. */
  attempt?: unknown;
}

/** Takes the focus when it appears, when it says something else and with each attempt (R5.3), and leads to each field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const said = JSON.stringify([title, errors]);
  useEffect(() => summary.current?.focus(), [said, attempt]);
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <ErrorSign />
        <span>{title ?? `入力内容に${errors.length}件の誤りがあります`}</span>
      </h2>
      {errors.length > 0 && (
        <ul className={styles.errors}>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={(event) => goTo(name, event)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** By itself: a change of the address would be a navigation, and the router forgets the errors with each. */
function goTo(name: string, event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}
