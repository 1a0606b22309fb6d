import { inputAction } from '../../message/send/input-action.ts';
import { enrolmentContact } from '../enrolment-contact.ts';

export const action = inputAction(enrolmentContact);

export { preloadSteps as preload } from '../preload-steps.ts';
