import { Link } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../display/heading.ts';
import styles from './card.module.css';

interface CardProps {
  /** What stands before the text, such as a picture or a date. */
  lead?: ReactNode;
  /** Where there is little room, a `picture` is no larger than a `thumbnail`, and both stand beside the name alone. */
  leadKind?: 'picture' | 'thumbnail' | 'mark';
  children: ReactNode;
}

/** One thing of a list. */
export const Card = ({ lead, leadKind = 'mark', children }: CardProps) => (
  <article className={styles.card}>
    {lead && (
      <div className={styles.lead} data-kind={leadKind}>
        {lead}
      </div>
    )}
    <div className={styles.body}>{children}</div>
  </article>
);

interface CardNameProps {
  heading: HeadingLevel;
  /** Path and query; left out where there is no page of it. */
  to?: string | undefined;
  children: ReactNode;
}

/** The whole card can be pressed, while its name alone is what the link is called. */
export const CardName = ({ heading: Heading, to, children }: CardNameProps) => (
  <Heading className={styles.name}>
    {to === undefined ? (
      children
    ) : (
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    )}
  </Heading>
);

export interface CardOrigin {
  name: string;
  /** Path and query. */
  to: string;
}

/** Whose it is, with the way there: pressed alone, also where the card is a link itself. */
export const CardFrom = ({ name, to }: CardOrigin) => (
  <p className={styles.from}>
    <Link to={to}>{name}</Link>
  </p>
);

/** A name with something small at its end, such as a favourite button, which stands above the link of the card. */
export const CardHead = ({ aside, children }: { aside: ReactNode; children: ReactNode }) =>
  aside ? (
    <div className={styles.head}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  ) : (
    children
  );

/** What a card says besides, in small letters, part by part. */
export const CardNote = ({ parts }: { parts: readonly (string | null | undefined | false)[] }) => (
  <p className={styles.note}>
    {parts
      .filter((part) => typeof part === 'string' && part !== '')
      .map((part) => (
        <span key={String(part)}>{part}</span>
      ))}
  </p>
);

/** Tags in a row. */
export const CardTags = ({ children }: { children: ReactNode }) => <p className={styles.tags}>{children}</p>;
