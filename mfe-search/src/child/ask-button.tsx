import { useEarlyPress } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import styles from './ask-button.module.css';
import { copy } from './child-bar.copy.ts';

interface AskButtonProps {
  icon: ReactNode;
  /** What it asks for, or what this browser knows. */
  children: ReactNode;
  onClick: () => void;
}

/** Asks for something about the family, or shows and changes it. */
export const AskButton = ({ icon, children, onClick }: AskButtonProps) => (
  <button {...useEarlyPress()} type="button" className={styles.button} onClick={onClick}>
    {icon}
    <span className={styles.text}>{children}</span>
  </button>
);

/** What there is room for in a wide window only: a further word, and that what is known can be changed. */
export const AskDetail = ({ children }: { children?: ReactNode }) => (
  <small>
    {children} <u>{copy.change}</u>
  </small>
);
