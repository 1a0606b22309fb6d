import { confirmLoader } from '@enerabi/shared/form-flow';
import { otherContact } from '../other-contact.ts';

export const loader = confirmLoader(otherContact);

export type OtherContactConfirmData = Awaited<ReturnType<typeof loader>>;
