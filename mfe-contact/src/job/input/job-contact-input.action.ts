import { inputAction } from '../../message/send/input-action.ts';
import { jobContact } from '../job-contact.ts';

export const action = inputAction(jobContact);

export { preloadSteps as preload } from '../preload-steps.ts';
