import { fieldErrors, RefusalSummary } from '@enerabi/shared/form';
import { Link } from '@enerabi/shared/kernel';
import { Stack, SubmitButton, SubmitForm, TextField } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { accountAddress } from '../edit.address.ts';
import { useReplyTo } from '../edit-reply.ts';
import { failures } from '../profile-edit.copy.ts';
import styles from '../profile-edit.module.css';
import { copy, messages } from './mailaddress.copy.ts';

/** Longer than the code: a copied code may contain spaces and hyphens. */
const mostTyped = 20;

/** @param sentTo '' if the code was requested on an earlier visit of the page */
export function CodeForm({ sentTo }: { sentTo: string }) {
  const reply = useReplyTo('mailaddress_code');
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const heading = useRef<HTMLHeadingElement>(null);
  // It has replaced the form that had the focus.
  useEffect(() => {
    if (sentTo !== '') heading.current?.focus();
  }, [sentTo]);
  return (
    <Stack as={SubmitForm} gap="5" className={styles.form} action={accountAddress}>
      <h3 ref={heading} className={styles.heading} tabIndex={-1}>
        {copy.sent.title}
      </h3>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <p className={styles.text}>{sentTo === '' ? copy.sent.toUnknown : copy.sent.to(sentTo)}</p>
      <input type="hidden" name="form" value="mailaddress_code" />
      <input type="hidden" name="mailaddress" value={sentTo} />
      <TextField
        name="authentication_code"
        label={copy.sent.code}
        hint={copy.sent.hint}
        error={errorOf('authentication_code')}
        defaultValue={reply?.authentication_code}
        width="medium"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={mostTyped}
      />
      <p className={styles.text}>{copy.sent.noMail}</p>
      <div className={styles.submit}>
        <SubmitButton pendingLabel={copy.sent.pending}>{copy.sent.submit}</SubmitButton>
        <Link to={accountAddress}>{copy.sent.again}</Link>
      </div>
    </Stack>
  );
}
