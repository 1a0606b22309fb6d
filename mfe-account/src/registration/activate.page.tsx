import type { Registration } from '@enerabi/shared/contract';
import { FormPage, fieldErrors, RefusalSummary } from '@enerabi/shared/form';
import {
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { Notice } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { MailedTo } from '../form/mailed-to.tsx';
import { OnlyOriginAsReferrer } from '../form/only-origin-as-referrer.tsx';
import { withReturn } from '../form/return-to.ts';
import type { ActivateReply } from './activate.action.ts';
import { copy, failures, messages } from './activate.copy.ts';
import type { ActivateData } from './activate.loader.ts';
import styles from './activate.module.css';
import { CodeForm } from './code-form.tsx';
import { NoMail } from './no-mail.tsx';
import { RegistrationSteps } from './registration-steps.tsx';
import { UnreachableRegistration } from './unreachable-registration.tsx';

const loadAction = () => import(/* webpackChunkName: 'activate-action' */ './activate.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'activate-loader' */ './activate.loader.ts').then((module) =>
    module.loader(args),
  );
export { shouldRevalidate } from './activate.should-revalidate.ts';

export const handle: PageHandle = {
  layout: 'default',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const found = useLoaderData<ActivateData>();
  const [query] = useSearchParams();
  const registerPath = withReturn('/register', query);
  if (found.state === 'waiting') return <Activation {...found} registerPath={registerPath} />;
  const loginPath = withReturn('/login', query);
  return <UnreachableRegistration state={found.state} registerPath={registerPath} loginPath={loginPath} />;
}

interface ActivationProps {
  registration: Registration;
  registerPath: string;
}

function Activation({ registration, registerPath }: ActivationProps) {
  const reply = useActionData<ActivateReply>();
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const isResent = reply?.intent === 'resend' && !reply.failure && errors.length === 0;
  const resent = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isResent) return;
    resent.current?.focus();
    // The code of an earlier mail no longer works.
    if (code.current) code.current.value = '';
  }, [reply]);
  return (
    <FormPage
      title={copy.title}
      steps={<RegistrationSteps current="code" />}
      lead={
        <>
          {copy.sentTo}
          <MailedTo mailaddress={registration.mailaddress} />
        </>
      }
    >
      <OnlyOriginAsReferrer />
      {isResent && (
        <div ref={resent} className={styles.resent} role="status" tabIndex={-1}>
          <Notice kind="success" title={copy.resent.title}>
            {copy.resent.text}
          </Notice>
        </div>
      )}
      <RefusalSummary reply={reply} errors={errors} failures={failures[reply?.intent ?? 'complete']} />
      <CodeForm
        mailaddress={registration.mailaddress}
        typed={isResent ? '' : reply?.authentication_code}
        error={errorOf('authentication_code')}
        codeRef={code}
      />
      <NoMail registration={registration} registerPath={registerPath} />
    </FormPage>
  );
}
