import { confirmLoader } from '@enerabi/shared/form-flow';
import { enrolmentContact } from '../enrolment-contact.ts';

export const loader = confirmLoader(enrolmentContact);

export type ContactConfirmData = Awaited<ReturnType<typeof loader>>;
