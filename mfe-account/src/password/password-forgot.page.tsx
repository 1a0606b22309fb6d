import {
  FormPage,
  FormSheet,
  fieldErrors,
  MailaddressField,
  OtherWays,
  RefusalSummary,
} from '@enerabi/shared/form';
import { type LoaderArgs, type PageHandle, useActionData } from '@enerabi/shared/kernel';
import { ButtonLink, SubmitButton } from '@enerabi/shared/ui';
import type { PasswordForgotReply } from './password-forgot.action.ts';
import { copy, failures, messages } from './password-forgot.copy.ts';
import { ResetMailSent } from './reset-mail-sent.tsx';

const loadAction = () =>
  import(/* webpackChunkName: 'password-forgot-action' */ './password-forgot.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));

export const handle: PageHandle = {
  layout: 'default',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const reply = useActionData<PasswordForgotReply>();
  if (reply?.isSent) return <ResetMailSent mailaddress={reply.mailaddress} />;
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <MailaddressField error={errorOf('mailaddress')} typed={reply?.mailaddress} />
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
