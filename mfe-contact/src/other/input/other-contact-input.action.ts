import { inputAction } from '../../message/send/input-action.ts';
import { otherContact } from '../other-contact.ts';

export const action = inputAction(otherContact);
