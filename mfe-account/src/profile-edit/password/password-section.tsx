import { passwordMinLength } from '@enerabi/shared/constants';
import { fieldErrors, RefusalSummary } from '@enerabi/shared/form';
import { Disclosure, FormScope, PasswordField, Stack, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { newPasswordHint } from '../../form/field.copy.ts';
import { accountAddress } from '../edit.address.ts';
import { useReplyTo } from '../edit-reply.ts';
import { OwnUsername } from '../own-username.tsx';
import { failures } from '../profile-edit.copy.ts';
import styles from '../profile-edit.module.css';
import { copy, messages } from './password.copy.ts';

export function PasswordSection({ mailaddress }: { mailaddress: string }) {
  const reply = useReplyTo('password');
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  return (
    <Disclosure summary={copy.title} open={reply !== undefined}>
      <FormScope value="password">
        <Stack as={SubmitForm} gap="5" className={styles.form} action={accountAddress}>
          <RefusalSummary reply={reply} errors={errors} failures={failures} />
          <input type="hidden" name="form" value="password" />
          <OwnUsername mailaddress={mailaddress} />
          <PasswordField
            name="password"
            label={copy.password}
            hint={copy.forgot}
            error={errorOf('password')}
            autoComplete="current-password"
          />
          <PasswordField
            name="new_password"
            label={copy.newPassword}
            hint={newPasswordHint}
            error={errorOf('new_password')}
            autoComplete="new-password"
            minLength={passwordMinLength}
          />
          <p className={styles.text}>{copy.next}</p>
          <div className={styles.submit}>
            <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
          </div>
        </Stack>
      </FormScope>
    </Disclosure>
  );
}
