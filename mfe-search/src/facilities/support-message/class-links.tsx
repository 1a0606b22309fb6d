import { type ChildClassId, childClasses } from '@enerabi/shared/constants';
import type { ClassCounts } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { countText } from '@enerabi/shared/ui';
import styles from './class-links.module.css';
import { messagesAddress } from './messages-address.ts';
import { copy } from './messages-part.copy.ts';

interface ClassLinksProps {
  /** Path name of the facility. */
  of: string;
  counts: ClassCounts;
  /** The class whose messages are shown; undefined for all, null on another page. */
  chosen: ChildClassId | undefined | null;
  limit?: number;
}

/** Links to the messages of each class, with their number; nothing where there is no choice. */
export function ClassLinks({ of, counts, chosen, limit }: ClassLinksProps) {
  if (counts.length < 2 && (chosen === undefined || chosen === null)) return null;
  const total = counts.reduce((sum, { messages }) => sum + messages, 0);
  const links = [
    ...(chosen === null ? [] : [{ childClass: undefined, name: copy.classes.all, messages: total }]),
    ...counts.map(({ child_class_id: childClass, messages }) => ({
      childClass,
      name: copy.classes.name(childClasses[childClass]),
      messages,
    })),
  ];
  return (
    <nav aria-label={copy.classes.label}>
      <ul className={styles.classes}>
        {links.map(({ childClass, name, messages }) => (
          <li key={name}>
            <Link
              className={styles.class}
              to={messagesAddress(of, { childClass, ...(limit !== undefined && { limit }) })}
              aria-current={childClass === chosen ? 'true' : undefined}
            >
              {copy.classes.of(name, countText(messages))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
