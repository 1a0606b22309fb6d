import { ErrorSummary, type FieldError } from '@enerabi/shared/ui';
import type { Refusal } from '../send-form.ts';
import { waitingTime } from './waiting-time.copy.ts';

/** Texts by the problem's code, some with the time to wait; any other code has the API's sentence, or `unavailable`. */
export type FailureTexts = Readonly<Record<string, string | ((wait: string) => string)>> & {
  unavailable: string;
};

interface RefusalSummaryProps {
  reply: Refusal | undefined;
  errors: readonly FieldError[];
  failures: FailureTexts;
}

/** Says why the form was refused, and takes the focus (R5.3). */
export function RefusalSummary({ reply, errors, failures }: RefusalSummaryProps) {
  if (!reply?.failure && errors.length === 0) return null;
  const text = reply?.failure && (failures[reply.failure] ?? reply.message ?? failures.unavailable);
  const title = typeof text === 'function' ? text(waitingTime(reply?.retryAfter)) : text;
  return <ErrorSummary title={title} errors={errors} attempt={reply} />;
}
