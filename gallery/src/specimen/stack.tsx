import type { ReactNode, Ref } from 'react';
import styles from './stack.module.css';

interface StackProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Stacks the parts of a specimen as far apart as in a form. */
export const Stack = ({ ref, children }: StackProps) => (
  <div ref={ref} className={styles.stack}>
    {children}
  </div>
);
