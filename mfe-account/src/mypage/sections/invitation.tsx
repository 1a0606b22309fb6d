import { ButtonLink } from '@enerabi/shared/ui';
import styles from './invitation.module.css';

interface InvitationProps {
  text: string;
  to: string;
  action: string;
}

/** Says what an empty section is for, and links to it. */
export const Invitation = ({ text, to, action }: InvitationProps) => (
  <div className={styles.invitation}>
    <p>{text}</p>
    <ButtonLink kind="secondary" size="small" to={to}>
      {action}
    </ButtonLink>
  </div>
);
