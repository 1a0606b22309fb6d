import { confirmLoader } from '../../message/send/confirm-loader.ts';
import { enrolmentContact } from '../enrolment-contact.ts';

export const loader = confirmLoader(enrolmentContact);

export type ContactConfirmData = Awaited<ReturnType<typeof loader>>;
