import styles from './spinner.module.css';

/** Turns as long as it can be seen; beside words that say what is under way. */
export const Spinner = () => <span className={styles.spinner} />;
