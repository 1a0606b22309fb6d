import { FormSheet, fieldErrors, RefusalSummary } from '@enerabi/shared/form';
import { ButtonLink, ButtonRow, CheckboxField, PasswordField, Stack, SubmitButton } from '@enerabi/shared/ui';
import { MemberPage } from '../../member/member-page.tsx';
import { editAddress } from '../edit.address.ts';
import { useReplyTo } from '../edit-reply.ts';
import { OwnUsername } from '../own-username.tsx';
import { failures } from '../profile-edit.copy.ts';
import { copy, messages } from './closing.copy.ts';
import styles from './closing-form.module.css';

/** The last step before an account is closed: says what will be deleted, and asks for the password. */
export function ClosingForm({ mailaddress }: { mailaddress: string }) {
  const reply = useReplyTo('closing');
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  return (
    <MemberPage title={copy.heading} lead={copy.lead}>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <Points title={copy.erasedTitle} points={copy.erased} />
        <Points title={copy.alsoTitle} points={copy.also} />
        <input type="hidden" name="form" value="closing" />
        <OwnUsername mailaddress={mailaddress} />
        <div className={styles.password}>
          <PasswordField
            name="password"
            label={copy.password}
            need="required"
            error={errorOf('password')}
            autoComplete="current-password"
          />
        </div>
        <CheckboxField
          name="is_sure"
          label={copy.sure}
          need="required"
          error={errorOf('is_sure')}
          defaultChecked={reply?.isSure}
        />
        <ButtonRow>
          <SubmitButton kind="danger" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
          <ButtonLink kind="secondary" to={editAddress}>
            {copy.back}
          </ButtonLink>
        </ButtonRow>
      </FormSheet>
    </MemberPage>
  );
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    <Stack as="ul" gap="1" className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Stack>
  </div>
);
