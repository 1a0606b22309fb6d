import { useEffect } from 'react';
import styles from './refusal.module.css';

interface RefusalProps {
  text: string;
  /** Anything else was pressed: it has been seen. */
  onLeave: () => void;
}

/** Why the heart went back, for those who see it; it lies over what is below, so that nothing moves. */
export function Refusal({ text, onLeave }: RefusalProps) {
  useEffect(() => {
    document.addEventListener('pointerdown', onLeave);
    return () => document.removeEventListener('pointerdown', onLeave);
  }, [onLeave]);
  return <span className={styles.refusal}>{text}</span>;
}
