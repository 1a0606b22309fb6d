import { type PageHandle, PageHead, useActionData } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ErrorSummary,
  PasswordField,
  SubmitButton,
  SubmitForm,
  TextField,
} from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { useMemo } from 'react';
import type { LoginReply } from './login.action.ts';
import { copy, failureTitles, messageOf } from './login.copy.ts';
import styles from './login.module.css';

export { action } from './login.action.ts';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const reply = useActionData<LoginReply>();
  const errors = useMemo(
    () => (reply?.errors ?? []).map((error) => ({ name: error.name, message: messageOf(error) })),
    [reply],
  );
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} noindex />
      <div>
        <h1>{copy.title}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      {reply && (
        <ErrorSummary title={reply.failure && failureTitles[reply.failure]} errors={errors} attempt={reply} />
      )}
      <SubmitForm className={styles.form}>
        <TextField
          type="email"
          name="mailaddress"
          label={copy.mailaddress}
          hint={copy.mailaddressHint}
          error={errorOf('mailaddress')}
          defaultValue={reply?.mailaddress}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField
          name="password"
          label={copy.password}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
      </SubmitForm>
      <div className={styles.without}>
        <p>{copy.withoutLogin}</p>
        <ButtonLink kind="plain" to="/f" icon={<SearchIcon size="small" />}>
          {copy.search}
        </ButtonLink>
      </div>
    </div>
  );
}
