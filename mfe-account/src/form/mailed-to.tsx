import styles from './mailed-to.module.css';

/** Shows the address to which a mail was sent, so that the visitor can spot a mistake. */
export const MailedTo = ({ mailaddress }: { mailaddress: string }) => (
  <strong className={styles.mailaddress}>{mailaddress}</strong>
);
