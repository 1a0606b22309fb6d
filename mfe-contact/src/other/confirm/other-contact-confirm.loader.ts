import { confirmLoader } from '../../message/send/confirm-loader.ts';
import { otherContact } from '../other-contact.ts';

export const loader = confirmLoader(otherContact);

export type OtherContactConfirmData = Awaited<ReturnType<typeof loader>>;
