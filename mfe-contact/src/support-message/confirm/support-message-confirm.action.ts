import { addressIn, confirmActionOf } from '@enerabi/shared/form-flow';
import { redirect } from '@enerabi/shared/kernel';
import { supportForm } from '../draft/support-form.ts';
import { supportMessage } from '../support-message.ts';

export const action = confirmActionOf(supportMessage, supportForm, ({ reference }, args) =>
  redirect(`${addressIn(supportMessage, 'complete', args)}?${new URLSearchParams({ reference })}`),
);
