import { confirmLoader } from '../../message/send/confirm-loader.ts';
import { jobContact } from '../job-contact.ts';

export const loader = confirmLoader(jobContact);

export type JobContactConfirmData = Awaited<ReturnType<typeof loader>>;
