import { useEffect, useRef } from 'react';
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
}

/** Takes the focus when it appears and when its errors change (R5.3), and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
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
              <a href={`#${fieldId(name)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
