import { inputActionOf } from '@enerabi/shared/form-flow';
import type { MessageTarget } from '../draft/draft-input.rules.ts';
import type { Contact } from './contact.ts';
import { messageForm } from './message-form.ts';

/** The action of a contact's input page. */
export const inputAction = <Step extends string, Fact extends string, Target extends MessageTarget>(
  contact: Contact<Step, Fact, Target>,
) => inputActionOf(contact, messageForm);
