import { Link } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../display/heading.ts';
import styles from './card.module.css';

interface CardProps {
  /** What stands before the text, such as a picture or a date. */
  lead?: ReactNode;
  /** A `picture` stands above the text where there is little room; a `thumbnail` or a `mark` always beside it. */
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
  /** Path and query. */
  to: string;
  children: ReactNode;
}

/** The whole card can be pressed, while its name alone is what the link is called. */
export const CardName = ({ heading: Heading, to, children }: CardNameProps) => (
  <Heading className={styles.name}>
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  </Heading>
);

/** What a card says besides, in small letters. */
export const CardNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** Tags in a row. */
export const CardTags = ({ children }: { children: ReactNode }) => <p className={styles.tags}>{children}</p>;
