import { ButtonLink } from '@enerabi/shared/ui';
import styles from './invitation.module.css';

interface InvitationProps {
  text: string;
  to: string;
  action: string;
}

/** Nothing here yet: what would be, and the way to it. */
export const Invitation = ({ text, to, action }: InvitationProps) => (
  <div className={styles.invitation}>
    <p>{text}</p>
    <ButtonLink kind="secondary" size="small" to={to}>
      {action}
    </ButtonLink>
  </div>
);
