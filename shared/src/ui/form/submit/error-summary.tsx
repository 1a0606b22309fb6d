import { type MouseEvent, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorSign } from '../field/error-message.tsx';
import { FormScope, fieldId } from '../field/field.tsx';
import styles from './error-summary.module.css';

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
  const scope = useContext(FormScope);
  const isFromServer = useIsFromServer();
  useEffect(() => {
    // The scripts may come long after the page: who has begun to mend it is not called away.
    if (isFromServer && document.activeElement !== document.body) return;
    summary.current?.focus();
  }, [said, attempt]);
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <ErrorSign />
        <span>{title ?? `入力内容に${errors.length}件の誤りがあります`}</span>
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

const never = () => () => {};

/** Whether the server's HTML held it already; false from its first change on. */
const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** By itself: a change of the address would be a navigation, and the router forgets the errors with each. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  field?.focus();
}
