import { useEffect } from 'react';
import styles from './refusal.module.css';

interface RefusalProps {
  text: string;
  /** Called when something else is pressed: the visitor has then seen the text. */
  onLeave: () => void;
}

/**
 * Says why a favourite was not saved. It covers the content below, so that nothing moves; screen readers get it by an
 * announcement.
 */
export function Refusal({ text, onLeave }: RefusalProps) {
  useEffect(() => {
    document.addEventListener('pointerdown', onLeave);
    return () => document.removeEventListener('pointerdown', onLeave);
  }, [onLeave]);
  return <span className={styles.refusal}>{text}</span>;
}
