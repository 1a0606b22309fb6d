import { ErrorSummary, type FieldError } from '@enerabi/shared/ui';
import type { Refusal } from './send-form.ts';

interface RefusalSummaryProps {
  reply: Refusal | undefined;
  errors: readonly FieldError[];
  /** Texts by the problem's code; `unavailable` for any other code. */
  failures: Readonly<Record<string, string>> & { unavailable: string };
}

/** Says why the form was refused, and takes the focus (R5.3). */
export function RefusalSummary({ reply, errors, failures }: RefusalSummaryProps) {
  if (!reply?.failure && errors.length === 0) return null;
  const title = reply?.failure && (failures[reply.failure] ?? failures.unavailable);
  return <ErrorSummary title={title} errors={errors} attempt={reply} />;
}
