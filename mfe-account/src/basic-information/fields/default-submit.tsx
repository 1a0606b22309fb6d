import styles from './fields.module.css';

/** The Enter key presses the first submit button of a form: this one, not that of a row. */
export const DefaultSubmit = ({ intent }: { intent: string }) => (
  <button type="submit" className={styles.default} name="intent" value={intent} />
);
