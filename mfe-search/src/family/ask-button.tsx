import { useEarlyPress } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import styles from './ask-button.module.css';
import { copy } from './family.copy.ts';

interface AskButtonProps {
  icon: ReactNode;
  /** The question, or the known answer. */
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

/** Shows a further word, and that the answer can be changed; a narrow window has no room for them. */
export const AskDetail = ({ children }: { children?: ReactNode }) => (
  <small>
    {children} <u>{copy.change}</u>
  </small>
);
