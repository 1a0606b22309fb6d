import { useActionData } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  cancelVisitCopy,
  ErrorSummary,
  Panel,
  Stack,
  SubmitButton,
  SubmitForm,
} from '@enerabi/shared/ui';
import type { BookingReply } from './booking.action.ts';
import { bookingAddress } from './booking.address.ts';
import type { BookingResult } from './booking.loader.ts';
import { refusalText } from './refusal-text.ts';

/** Asks before a booking is cancelled, at an address of its own. */
export function CancelPanel({ result: { name } }: { result: BookingResult }) {
  const reply = useActionData<BookingReply>();
  return (
    <Panel as="section" tone="accent" padding="section" gap="4" aria-labelledby="cancel">
      <h2 id="cancel">{cancelVisitCopy.title}</h2>
      {reply?.intent === 'cancel' && (
        <ErrorSummary title={refusalText(cancelVisitCopy.failures, reply)} errors={[]} attempt={reply} />
      )}
      <p>{cancelVisitCopy.lead}</p>
      <Stack as={SubmitForm} gap="4" action={bookingAddress(name, { ask: 'cancel' })}>
        <ButtonRow>
          <SubmitButton kind="danger" name="intent" value="cancel" pendingLabel={cancelVisitCopy.pending}>
            {cancelVisitCopy.submit}
          </SubmitButton>
          <ButtonLink kind="secondary" to={bookingAddress(name)}>
            {cancelVisitCopy.keep}
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Panel>
  );
}
