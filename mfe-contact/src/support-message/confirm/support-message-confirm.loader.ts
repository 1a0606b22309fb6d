import { confirmLoader } from '@enerabi/shared/form-flow';
import { supportMessage } from '../support-message.ts';

export const loader = confirmLoader(supportMessage);

export type SupportMessageConfirmData = Awaited<ReturnType<typeof loader>>;
