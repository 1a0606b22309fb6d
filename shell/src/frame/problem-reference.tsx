import { copy } from './problem.copy.ts';
import styles from './problem.module.css';

/** By this number the log tells what happened; there is none where no answer brought one. */
export const Reference = ({ number }: { number: string }) =>
  number && (
    <p className={styles.reference}>
      {`${copy.reference}：`}
      <code>{number}</code>
    </p>
  );
