import * as icons from '@enerabi/shared/ui/icons';
import styles from './icons.module.css';

/** Each icon, and how it is written. */
export const IconList = () => (
  <ul className={styles.icons}>
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} className={styles.icon}>
        <Icon />
        <code>{`<${name} />`}</code>
      </li>
    ))}
  </ul>
);
