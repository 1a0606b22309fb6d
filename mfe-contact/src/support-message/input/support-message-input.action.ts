import { inputActionOf } from '../../message/send/form-actions.ts';
import { supportForm } from '../draft/support-form.ts';
import { supportMessage } from '../support-message.ts';

export const action = inputActionOf(supportMessage, supportForm);

export { preloadSteps as preload } from '../preload-steps.ts';
