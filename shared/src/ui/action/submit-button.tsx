import { useNavigation } from '@enerabi/shared/kernel';
import { type ComponentProps, use } from 'react';
import { SubmissionContext } from '../form/submit/submission.ts';
import { Button } from './button.tsx';
import { copy } from './submit-button.copy.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'pending'>;

/**
 * The button that sends its form. It is pending while its `SubmitForm` is being sent; in the router's plain `Form`,
 * while the router sends any form.
 */
export function SubmitButton({ pendingLabel = copy.pending, ...rest }: SubmitButtonProps) {
  const isRouterSending = useNavigation().formMethod !== undefined;
  const pending = use(SubmissionContext) ?? isRouterSending;
  return <Button {...rest} type="submit" pending={pending} pendingLabel={pendingLabel} />;
}
