import { useEarlyPress } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import styles from './ask-button.module.css';
import { copy } from './child-bar.copy.ts';

interface AskButtonProps {
  icon: ReactNode;
  /** What it asks for, or what this browser knows. A `<small>` in it has room in a wide window only. */
  children: ReactNode;
  isKnown: boolean;
  onClick: () => void;
}

/** Asks for something about the family, or shows and changes it. */
export const AskButton = ({ icon, children, isKnown, onClick }: AskButtonProps) => (
  <button {...useEarlyPress()} type="button" className={styles.button} onClick={onClick}>
    {icon}
    <span className={styles.text}>{children}</span>
    {isKnown && <span className={styles.change}>{copy.change}</span>}
  </button>
);
