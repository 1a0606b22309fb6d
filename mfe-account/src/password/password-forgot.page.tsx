import { type PageHandle, useActionData } from '@enerabi/shared/kernel';
import { ButtonLink, SubmitButton, TextField } from '@enerabi/shared/ui';
import { mailaddressCopy } from '../form/field.copy.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { FormPage, FormSheet, OtherWays } from '../form/form-page.tsx';
import { RefusalSummary } from '../form/refusal-summary.tsx';
import type { PasswordForgotReply } from './password-forgot.action.ts';
import { copy, failures, messages } from './password-forgot.copy.ts';
import { ResetMailSent } from './reset-mail-sent.tsx';

export { action } from './password-forgot.action.ts';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const reply = useActionData<PasswordForgotReply>();
  if (reply?.isSent) return <ResetMailSent mailaddress={reply.mailaddress} />;
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <TextField
          type="email"
          name="mailaddress"
          label={mailaddressCopy.label}
          hint={mailaddressCopy.hint}
          error={errorOf('mailaddress')}
          defaultValue={reply?.mailaddress}
          autoComplete="username"
          inputMode="email"
        />
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
      </FormSheet>
      <OtherWays>
        <ButtonLink kind="plain" to="/login">
          {copy.back}
        </ButtonLink>
      </OtherWays>
    </FormPage>
  );
}
