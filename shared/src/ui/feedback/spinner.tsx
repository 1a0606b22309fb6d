import styles from './spinner.module.css';

/** Spins while it is visible. Render it beside a text that says what is loading. */
export const Spinner = () => <span className={styles.spinner} />;
