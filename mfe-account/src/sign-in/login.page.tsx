import { Form, type PageHandle, PageHead, useActionData, useNavigation } from '@enerabi/shared/kernel';
import { Button, ErrorSummary, PasswordField, TextField } from '@enerabi/shared/ui';
import { useMemo } from 'react';
import type { LoginReply } from './login.action.ts';
import { copy, failureTitles, messageOf } from './login.copy.ts';
import styles from './login.module.css';

export { action } from './login.action.ts';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const reply = useActionData<LoginReply>();
  const isPending = useNavigation().state !== 'idle';
  const errors = useMemo(
    () => (reply?.errors ?? []).map((error) => ({ name: error.name, message: messageOf(error) })),
    [reply],
  );
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} noindex />
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      {reply && <ErrorSummary title={reply.failure && failureTitles[reply.failure]} errors={errors} />}
      <Form method="post" className={styles.form} noValidate>
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
        <Button type="submit" pending={isPending}>
          {isPending ? copy.pending : copy.submit}
        </Button>
      </Form>
    </div>
  );
}
