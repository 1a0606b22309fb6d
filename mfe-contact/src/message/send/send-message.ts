import {
  type SentCandidateMessage,
  sendCandidateMessage,
  sendOnetimeCandidateMessage,
} from '@enerabi/shared/contract';
import { type Sent, sendForm } from '@enerabi/shared/form';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { inputOf, type MessageTarget } from '../draft/draft-input.rules.ts';

/** Which of the two calls the form's sender takes; a form carries it, since an action does not know the session. */
export const senderIn = (form: FormData): 'member' | 'visitor' =>
  form.get('sender') === 'member' ? 'member' : 'visitor';

/**
 * Sends a message as the member, or once as a visitor (specification section 6). The form's key makes a repeat harmless:
 * whatever became of an earlier answer, the message is stored once.
 */
export function sendMessage(
  args: LoaderArgs,
  draft: ContactDraft,
  target: MessageTarget,
  { form, now }: { form: FormData; now: Date },
): Promise<Sent<SentCandidateMessage>> {
  const input = inputOf(draft, target, now);
  const options = { idempotencyKey: draft.message_key };
  if (senderIn(form) === 'member') return sendForm(args, sendCandidateMessage, input, options);
  const password = String(form.get('password') ?? '');
  return sendForm(
    args,
    sendOnetimeCandidateMessage,
    { ...input, ...(password !== '' && { password }) },
    options,
  );
}
