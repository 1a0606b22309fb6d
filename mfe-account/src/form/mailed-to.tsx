import styles from './mailed-to.module.css';

/** An address that mail went to, where a slip in it should be seen. */
export const MailedTo = ({ mailaddress }: { mailaddress: string }) => (
  <strong className={styles.mailaddress}>{mailaddress}</strong>
);
