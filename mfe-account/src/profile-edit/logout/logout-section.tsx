import { RefusalSummary } from '@enerabi/shared/form';
import { Disclosure, Stack, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { accountAddress } from '../edit.address.ts';
import { useReplyTo } from '../edit-reply.ts';
import { failures } from '../profile-edit.copy.ts';
import styles from '../profile-edit.module.css';
import { copy } from './logout.copy.ts';

export function LogoutSection() {
  const reply = useReplyTo('logout_everywhere');
  return (
    <Disclosure summary={copy.title} open={reply !== undefined}>
      <Stack as={SubmitForm} gap="5" className={styles.form} action={accountAddress}>
        <RefusalSummary reply={reply} errors={[]} failures={failures} />
        <p className={styles.text}>{copy.text}</p>
        <input type="hidden" name="form" value="logout_everywhere" />
        <div className={styles.submit}>
          <SubmitButton kind="secondary" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
        </div>
      </Stack>
    </Disclosure>
  );
}
