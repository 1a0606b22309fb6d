import { confirmLoader } from '../../message/send/confirm-loader.ts';
import { supportMessage } from '../support-message.ts';

export const loader = confirmLoader(supportMessage);

export type SupportMessageConfirmData = Awaited<ReturnType<typeof loader>>;
