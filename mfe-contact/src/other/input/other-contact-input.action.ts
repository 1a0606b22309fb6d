import { inputAction } from '../../message/send/input-action.ts';
import { otherContact } from '../other-contact.ts';

export const action = inputAction(otherContact);

export { preloadSteps as preload } from '../preload-steps.ts';
