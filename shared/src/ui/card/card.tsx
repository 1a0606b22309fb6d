import { Link } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../display/heading.ts';
import styles from './card.module.css';

interface CardProps {
  /** Stands before the text, such as a `Picture` that fills its place, or a `DateBlock`. */
  lead?: ReactNode;
  /**
   * `picture` is as high as the text, `thumbnail` small and square, `mark` as large as what it is. Where there is little
   * room, a `picture` is no larger than a `thumbnail`, and both stand beside the name alone.
   */
  leadKind?: 'picture' | 'thumbnail' | 'mark';
  /** `CardHead` or `CardName`, then `CardTags`, `CardFacts`, `CardNote` and `CardFrom` as there is something to say. */
  children: ReactNode;
}

/** An item of a list, as high as its neighbours. The cards of this set are made of the same parts. */
export const Card = ({ lead, leadKind = 'mark', children }: CardProps) => (
  <article className={styles.card} data-lead={lead ? leadKind : undefined}>
    {lead && <div className={styles.lead}>{lead}</div>}
    <div className={styles.body}>{children}</div>
  </article>
);

interface CardNameProps {
  heading: HeadingLevel;
  /** Path and query; left out where there is no page of it. */
  to?: string | undefined;
  children: ReactNode;
}

/** The card's subject, as its heading. The whole card can be pressed, while the link is called by its name alone. */
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

/** The card's owner, with the way there: pressed alone, also where the card is a link itself. */
export const CardFrom = ({ name, to }: CardOrigin) => (
  <p className={styles.from}>
    <Link to={to}>{name}</Link>
  </p>
);

interface CardHeadProps {
  /** Something small at its end, such as a favourite button; it is pressed by itself, not as the card. */
  aside: ReactNode;
  /** The `CardName`. */
  children: ReactNode;
}

/** A name with something beside it; without that, the name alone. */
export const CardHead = ({ aside, children }: CardHeadProps) =>
  aside ? (
    <div className={styles.head}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  ) : (
    children
  );

interface CardNoteProps {
  /** No two the same; what is empty is left out. */
  parts: readonly (string | null | undefined | false)[];
}

/** Further text of a card, in small letters, part by part. */
export const CardNote = ({ parts }: CardNoteProps) => (
  <p className={styles.note}>
    {parts
      .filter((part) => typeof part === 'string' && part !== '')
      .map((part) => (
        <span key={String(part)}>{part}</span>
      ))}
  </p>
);

/** Each a `Tag`, in a row. */
export const CardTags = ({ children }: { children: ReactNode }) => <p className={styles.tags}>{children}</p>;
