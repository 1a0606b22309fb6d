import { ButtonLink } from '@enerabi/shared/ui';
import styles from './invitation.module.css';

interface InvitationProps {
  text: string;
  to: string;
  action: string;
}

/** Says what an empty section would hold, and the way to it. */
export const Invitation = ({ text, to, action }: InvitationProps) => (
  <div className={styles.invitation}>
    <p>{text}</p>
    <ButtonLink kind="secondary" size="small" to={to}>
      {action}
    </ButtonLink>
  </div>
);
