import { useEarlyPress } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import styles from './mark-button.module.css';

interface MarkButtonProps {
  isMarked: boolean;
  onMark: () => void;
  /** Its name where the words alone do not say what is marked. */
  label?: string;
  /** Short words, which differ by the state. */
  children: string;
}

/** Chooses for this browser what the account has. Without scripts it is not there. */
export const MarkButton = ({ isMarked, onMark, label, children }: MarkButtonProps) => (
  <span className={styles.mark}>
    <Button
      {...useEarlyPress()}
      kind="secondary"
      size="small"
      aria-pressed={isMarked}
      aria-label={label}
      onClick={onMark}
    >
      {children}
    </Button>
  </span>
);
