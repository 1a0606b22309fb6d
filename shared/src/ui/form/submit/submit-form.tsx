import { useLocation, useSubmit } from '@enerabi/shared/kernel';
import type { FormEvent, FormHTMLAttributes, Ref } from 'react';
import { announce } from '../../feedback/announce.ts';
import { ErrorMessage } from '../field/error-message.tsx';
import { SubmissionContext, useSubmission } from './submission.ts';
import { copy } from './submit-form.copy.ts';
import styles from './submit-form.module.css';

interface SubmitFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'action'> {
  action?: string;
  ref?: Ref<HTMLFormElement> | undefined;
  /** Sends the data itself. Without it, the router sends them to this route's action, or to `action`. */
  onSend?: (data: FormData) => Promise<void>;
  /** Announced while the form is being sent. */
  sending?: string;
}

const heardAfterMs = 300;

/**
 * A form that can be sent only once at a time: further presses of the same button and the Enter key do nothing
 * meanwhile, and a press of another button, such as one that adds a row, is carried out afterwards. It shows that it is
 * sending, and keeps its input if sending fails. Without scripts it is a plain form.
 */
export function SubmitForm({ onSend, sending = copy.sending, children, ...rest }: SubmitFormProps) {
  const sendByRouter = useSubmit();
  // Without scripts, a fragment from an error link would otherwise remain, and the response would open below its
  // summary.
  const { pathname, search } = useLocation();
  const { isPending, hasFailed, once } = useSubmission();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    once(submitter, async () => {
      // A form that fails validation at once is not announced.
      const saying = setTimeout(() => announce(sending), heardAfterMs);
      try {
        await (onSend ? onSend(new FormData(form, submitter)) : sendByRouter(submitter ?? form));
      } finally {
        clearTimeout(saying);
      }
    });
  };
  return (
    <form
      noValidate
      method="post"
      action={pathname + search}
      {...rest}
      aria-busy={isPending}
      onSubmit={onSubmit}
    >
      <SubmissionContext value={isPending}>{children}</SubmissionContext>
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <ErrorMessage>{copy.failed}</ErrorMessage>
        </div>
      )}
    </form>
  );
}
