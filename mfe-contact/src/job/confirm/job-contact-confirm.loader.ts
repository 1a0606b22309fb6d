import { confirmLoader } from '@enerabi/shared/form-flow';
import { jobContact } from '../job-contact.ts';

export const loader = confirmLoader(jobContact);

export type JobContactConfirmData = Awaited<ReturnType<typeof loader>>;
