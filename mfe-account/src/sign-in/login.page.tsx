import {
  FormPage,
  FormSheet,
  fieldErrors,
  MailaddressField,
  OtherWays,
  RefusalSummary,
} from '@enerabi/shared/form';
import {
  Link,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useCapabilities,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import { ButtonLink, Notice, PasswordField, SubmitButton } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { useEffect, useRef } from 'react';
import { withReturn } from '../form/return-to.ts';
import { SideNote } from '../form/side-note.tsx';
import type { LoginReply } from './login.action.ts';
import { copy, failures, messages } from './login.copy.ts';
import styles from './login.module.css';

const loadAction = () => import(/* webpackChunkName: 'login-action' */ './login.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));

export const handle: PageHandle = {
  layout: 'default',
  preload: () => loadAction().then(({ preload }) => preload()),
};

export function Component() {
  const reply = useActionData<LoginReply>();
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (reply?.failure === 'login_failed' && password.current) password.current.value = '';
  }, [reply]);
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      {reply ? <RefusalSummary reply={reply} errors={errors} failures={failures} /> : <WhyHere />}
      <FormSheet>
        <MailaddressField error={errorOf('mailaddress')} typed={reply?.mailaddress} />
        <PasswordField
          ref={password}
          name="password"
          label={copy.password}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
        <Link className={styles.forgot} to="/password_forgot">
          {copy.forgot}
        </Link>
      </FormSheet>
      <Newcomer />
      <OtherWays>
        <p>{copy.withoutLogin}</p>
        <ButtonLink kind="plain" to="/f" icon={<SearchIcon size="small" />}>
          {copy.search}
        </ButtonLink>
      </OtherWays>
    </FormPage>
  );
}

/** By the parameter that says what was done. */
const results = { reset: copy.wasReset, closed: copy.wasClosed, logged_out: copy.wasLoggedOut } as const;

/** Says why the visitor was sent to this page, if they did not choose it. */
function WhyHere() {
  const [query] = useSearchParams();
  const result = Object.entries(results).find(([name]) => query.get(name) === 'done')?.[1];
  if (result)
    return (
      <Notice kind="success" title={result.title}>
        {result.text}
      </Notice>
    );
  if (!returnPathOf(query.get(returnParameter))) return null;
  return <Notice title={copy.returning.title}>{copy.returning.text}</Notice>;
}

function Newcomer() {
  const [query] = useSearchParams();
  return (
    <SideNote id="newcomer" title={copy.newcomer.title}>
      <p>{copy.newcomer.text(useCapabilities())}</p>
      <ButtonLink kind="secondary" to={withReturn('/register', query)}>
        {copy.newcomer.register}
      </ButtonLink>
      <p className={styles.unfinished}>{copy.newcomer.unfinished}</p>
    </SideNote>
  );
}
