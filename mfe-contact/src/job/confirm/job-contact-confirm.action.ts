import { addressIn } from '@enerabi/shared/form-flow';
import { redirect } from '@enerabi/shared/kernel';
import { completionQuery } from '../../message/complete/completion-address.ts';
import { confirmAction } from '../../message/send/confirm-action.ts';
import { jobContact } from '../job-contact.ts';

export const action = confirmAction(jobContact, (sent, args) =>
  redirect(`${addressIn(jobContact, 'job_contact_complete', args)}&${completionQuery(sent)}`),
);
