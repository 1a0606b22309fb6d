import type { SentCandidateMessage } from '@enerabi/shared/contract';
import { confirmActionOf } from '@enerabi/shared/form-flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import type { MessageTarget } from '../draft/draft-input.rules.ts';
import type { Contact } from './contact.ts';
import { messageForm } from './message-form.ts';
import { sendMessage } from './send-message.ts';

/** The action of a contact's confirm page. @param complete the answer to a message that was sent */
export const confirmAction = <Step extends string, Fact extends string, Target extends MessageTarget, Done>(
  contact: Contact<Step, Fact, Target>,
  complete: (sent: SentCandidateMessage, args: LoaderArgs) => Done,
) => confirmActionOf(contact, { ...messageForm, send: sendMessage }, complete);
