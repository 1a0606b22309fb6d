import { data } from '@enerabi/shared/kernel';
import { completionFrom } from '../../message/complete/completion-address.ts';
import { confirmAction } from '../../message/send/confirm-action.ts';
import { otherContact } from '../other-contact.ts';

/** The completion is shown in place, at the same address (R1.4); a repeat of the form gets the same answer. */
export const action = confirmAction(otherContact, (sent) => data({ completion: completionFrom(sent) }));
