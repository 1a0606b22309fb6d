import { addressIn } from '@enerabi/shared/form-flow';
import { redirect } from '@enerabi/shared/kernel';
import { completionQuery } from '../../message/complete/completion-address.ts';
import { confirmAction } from '../../message/send/confirm-action.ts';
import { enrolmentContact } from '../enrolment-contact.ts';

export const action = confirmAction(enrolmentContact, (sent, args) =>
  redirect(`${addressIn(enrolmentContact, 'contact_complete', args)}?${completionQuery(sent)}`),
);
