import { ErrorSummary, type FieldError } from '@enerabi/shared/ui';
import type { Refusal } from './send-form.ts';

interface RefusalSummaryProps {
  reply: Refusal | undefined;
  errors: readonly FieldError[];
  /** Words by the problem's code; `unavailable` for any other. */
  failures: Readonly<Record<string, string>> & { unavailable: string };
}

/** Why the form was refused, with the focus on it (R5.3). */
export function RefusalSummary({ reply, errors, failures }: RefusalSummaryProps) {
  if (!reply?.failure && errors.length === 0) return null;
  const title = reply?.failure && (failures[reply.failure] ?? failures.unavailable);
  return <ErrorSummary title={title} errors={errors} attempt={reply} />;
}
