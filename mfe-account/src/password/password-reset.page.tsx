import { passwordMinLength } from '@enerabi/shared/constants';
import { FormPage, FormSheet, fieldErrors, RefusalSummary, Sheet } from '@enerabi/shared/form';
import { type LoaderArgs, type PageHandle, useActionData, useSearchParams } from '@enerabi/shared/kernel';
import { ButtonLink, PasswordField, SubmitButton } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { newPasswordHint } from '../form/field.copy.ts';
import { OnlyOriginAsReferrer } from '../form/only-origin-as-referrer.tsx';
import type { PasswordResetReply } from './password-reset.action.ts';
import { copy, failures, messages } from './password-reset.copy.ts';

const loadAction = () => import(/* webpackChunkName: 'password-reset-action' */ './password-reset.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));

export const handle: PageHandle = {
  layout: 'default',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const reply = useActionData<PasswordResetReply>();
  const token = useSearchParams()[0].get('token');
  if (reply?.failure === 'token_refused') return <NewLinkNeeded why={copy.refused} hasFocus />;
  if (!token) return <NewLinkNeeded why={copy.withoutLink} />;
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <OnlyOriginAsReferrer />
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          name="password"
          label={copy.password}
          hint={newPasswordHint}
          error={errorOf('password')}
          autoComplete="new-password"
          minLength={passwordMinLength}
        />
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
      </FormSheet>
    </FormPage>
  );
}

interface NewLinkNeededProps {
  why: { title: string; text: string };
  /** Whether it has replaced the form, so that it takes the focus. */
  hasFocus?: boolean;
}

function NewLinkNeeded({ why, hasFocus }: NewLinkNeededProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, []);
  return (
    <FormPage title={why.title} headingRef={heading}>
      <Sheet>
        <p>{why.text}</p>
        <ButtonLink to="/password_forgot">{copy.forgot}</ButtonLink>
      </Sheet>
    </FormPage>
  );
}
