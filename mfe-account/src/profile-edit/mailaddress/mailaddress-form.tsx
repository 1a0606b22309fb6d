import { fieldErrors, MailaddressField, RefusalSummary } from '@enerabi/shared/form';
import { Link } from '@enerabi/shared/kernel';
import { PasswordField, Stack, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { accountAddress, codeAddress } from '../edit.address.ts';
import { useReplyTo } from '../edit-reply.ts';
import { OwnUsername } from '../own-username.tsx';
import { failures } from '../profile-edit.copy.ts';
import styles from '../profile-edit.module.css';
import { copy, messages } from './mailaddress.copy.ts';

/** Asks for the new address, and for the password: a stranger at an unlocked device must not take over the account. */
export function MailaddressForm({ mailaddress }: { mailaddress: string }) {
  const reply = useReplyTo('mailaddress');
  // The contract lists the password first, the form the address.
  const { errors, errorOf } = fieldErrors([...(reply?.errors ?? [])].reverse(), messages);
  return (
    <Stack as={SubmitForm} gap="5" className={styles.form} action={accountAddress}>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <p className={styles.text}>
        {copy.now}：<strong>{mailaddress}</strong>
      </p>
      <input type="hidden" name="form" value="mailaddress" />
      <OwnUsername mailaddress={mailaddress} />
      <MailaddressField
        label={copy.mailaddress}
        isOther
        error={errorOf('mailaddress')}
        typed={reply?.mailaddress}
      />
      <PasswordField
        name="password"
        label={copy.password}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      <p className={styles.text}>{copy.next}</p>
      <div className={styles.submit}>
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
        <Link to={codeAddress}>{copy.hasCode}</Link>
      </div>
    </Stack>
  );
}
