import styles from './default-submit.module.css';

/** The Enter key presses the first submit button of a form: this one makes it the form's own, not a row's. */
export const DefaultSubmit = ({ intent }: { intent: string }) => (
  <button type="submit" className={styles.default} name="intent" value={intent} />
);
