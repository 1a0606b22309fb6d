import type { Registration } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { SideNote } from '../form/side-note.tsx';
import { copy } from './activate.copy.ts';
import styles from './no-mail.module.css';
import { useSecondsLeft } from './seconds-left.ts';

const { noMail } = copy;

interface NoMailProps {
  registration: Registration;
  /** Path of the registration page. */
  registerPath: string;
}

/** Advice for a visitor who gets no mail. */
export const NoMail = ({ registration, registerPath }: NoMailProps) => (
  <SideNote id="no-mail" title={noMail.title}>
    <ul>
      {noMail.ways.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
    <ResendForm registration={registration} />
    <p className={styles.wrongAddress}>
      {noMail.wrongAddress}
      <Link to={registerPath}>{noMail.register}</Link>
    </p>
  </SideNote>
);

/**
 * Sends the mail again. Without scripts the button is always enabled, and the API refuses requests that come too soon.
 */
function ResendForm({ registration }: { registration: Registration }) {
  const left = useSecondsLeft(registration);
  return (
    <SubmitForm className={styles.resend}>
      <input type="hidden" name="intent" value="resend" />
      <SubmitButton
        kind="secondary"
        size="small"
        disabled={left !== undefined && left > 0}
        pendingLabel={noMail.resending}
      >
        {noMail.resend}
      </SubmitButton>
      <p className={styles.wait}>{waitText(registration.resend_after, left)}</p>
    </SubmitForm>
  );
}

function waitText(seconds: number, left: number | undefined): string {
  if (left !== undefined) return left > 0 ? noMail.countdown(left) : noMail.resendAtOnce;
  return seconds > 0 ? noMail.resendAfter(seconds) : noMail.resendAtOnce;
}
