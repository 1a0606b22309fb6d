import { type ChildClassId, childClasses } from '@enerabi/shared/constants';
import { ChildIcon } from '@enerabi/shared/ui/icons';
import { Link } from 'react-router';
import styles from './child-link.module.css';
import { copy } from './header.copy.ts';

/**
 * Leads to the form that asks for the child. Where this browser knows it, style sheets show its class: the server's
 * HTML has every class, since it does not know the child (decision 104).
 */
export const ChildLink = () => (
  <Link className={styles.child} to="/#child">
    <ChildIcon />
    <span className={styles.ask}>{copy.child}</span>
    {Object.entries(childClasses).map(([id, name]) => (
      <span key={id} className={styles.known} data-class={id as `${ChildClassId}`}>
        {name}
      </span>
    ))}
  </Link>
);
