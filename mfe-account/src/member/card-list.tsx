import type { ReactNode } from 'react';
import styles from './card-list.module.css';

/** Cards, each in its `li`. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);
