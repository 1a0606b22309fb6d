import type { ReactNode } from 'react';
import styles from './icon.module.css';

export interface IconProps {
  /** `small` beside small text, `medium` (24 px) in controls and headings. */
  size?: 'small' | 'medium';
}

/**
 * A drawing of the set: 24 by 24, one line width, round ends, in the colour of the text around it. It is decorative:
 * put a text beside it, or give its control a name.
 */
export const Icon = ({ size = 'medium', children }: IconProps & { children: ReactNode }) => (
  <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
);
