import styles from './icon-mask.module.css';

export type MaskName =
  | 'alert'
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'check'
  | 'child'
  | 'clock'
  | 'close'
  | 'info'
  | 'mail'
  | 'map-pin'
  | 'people'
  | 'phone'
  | 'train'
  | 'yen';

/** An icon that its style sheet draws. On a page with few icons, use the icon's own component. */
export const IconMask = ({ icon }: { icon: MaskName }) => <span className={styles.mask} data-icon={icon} />;
