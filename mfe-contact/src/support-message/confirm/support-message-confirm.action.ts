import { redirect } from '@enerabi/shared/kernel';
import { addressIn } from '../../message/send/contact.ts';
import { confirmActionOf } from '../../message/send/form-actions.ts';
import { supportForm } from '../draft/support-form.ts';
import { supportMessage } from '../support-message.ts';

export const action = confirmActionOf(supportMessage, supportForm, ({ reference }, args) =>
  redirect(`${addressIn(supportMessage, 'complete', args)}?${new URLSearchParams({ reference })}`),
);
