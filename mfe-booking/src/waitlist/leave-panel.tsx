import { useActionData } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  ErrorSummary,
  Panel,
  Stack,
  SubmitButton,
  SubmitForm,
} from '@enerabi/shared/ui';
import type { WaitlistReply } from './waitlist.action.ts';
import { copy } from './waitlist.copy.ts';

interface LeavePanelProps {
  /** Addresses of the question and of the page without it. */
  address: string;
  pageAddress: string;
  isOffered: boolean;
}

/** Asks before a family leaves the list, at an address of its own. */
export function LeavePanel({ address, pageAddress, isOffered }: LeavePanelProps) {
  const reply = useActionData<WaitlistReply>();
  return (
    <Panel as="section" tone="accent" padding="section" gap="4" aria-labelledby="leave">
      <h2 id="leave">{isOffered ? copy.ask.titleOffered : copy.ask.title}</h2>
      {reply && <ErrorSummary title={copy.ask.failed} errors={[]} attempt={reply} />}
      <p>{isOffered ? copy.ask.textOffered : copy.ask.text}</p>
      <Stack as={SubmitForm} gap="4" action={address}>
        <ButtonRow>
          <SubmitButton kind="danger" pendingLabel={copy.ask.pending}>
            {isOffered ? copy.ask.submitOffered : copy.ask.submit}
          </SubmitButton>
          <ButtonLink kind="secondary" to={pageAddress}>
            {isOffered ? copy.ask.keepOffered : copy.ask.keep}
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Panel>
  );
}
