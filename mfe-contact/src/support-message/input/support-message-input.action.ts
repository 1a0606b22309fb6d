import { inputActionOf } from '@enerabi/shared/form-flow';
import { supportForm } from '../draft/support-form.ts';
import { supportMessage } from '../support-message.ts';

export const action = inputActionOf(supportMessage, supportForm);

export { preloadSteps as preload } from '../preload-steps.ts';
