import { copy } from './problem.copy.ts';
import styles from './problem.module.css';

/** The number under which the log has this request; nothing if no response brought one. */
export const Reference = ({ number }: { number: string }) =>
  number && (
    <p className={styles.reference}>
      {`${copy.reference}：`}
      <code>{number}</code>
    </p>
  );
