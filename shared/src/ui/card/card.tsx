import { Link } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../display/heading.ts';
import { ProperName } from '../display/proper-name.tsx';
import styles from './card.module.css';

interface CardProps {
  /** Content before the text, such as a `Picture` with `fill`, or a `DateBlock`. */
  lead?: ReactNode;
  /**
   * `picture` is as high as the text, `thumbnail` is small and square, `mark` has the size of its content. In a narrow
   * card, a `picture` is as small as a `thumbnail`, and both are beside the name only.
   */
  leadKind?: 'picture' | 'thumbnail' | 'mark';
  /** `CardHead` or `CardName`, then `CardTags`, `CardFacts`, `CardNote` and `CardFrom` as needed. */
  children: ReactNode;
}

/** An item of a list, as high as its neighbours. The other cards of this set consist of the same parts. */
export const Card = ({ lead, leadKind = 'mark', children }: CardProps) => (
  <article className={styles.card} data-lead={lead ? leadKind : undefined}>
    {lead && <div className={styles.lead}>{lead}</div>}
    <div className={styles.body}>{children}</div>
  </article>
);

interface CardNameProps {
  heading: HeadingLevel;
  /** Path and query; absent if it has no page. */
  to?: string | undefined;
  children: ReactNode;
}

/** The card's heading. The whole card can be pressed, but the link's accessible name is only this text. */
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

/** Links to the card's owner; it can be pressed separately, although the card is a link, too. */
export const CardFrom = ({ name, to }: CardOrigin) => (
  <p className={styles.from}>
    <Link to={to}>
      <ProperName>{name}</ProperName>
    </Link>
  </p>
);

interface CardHeadProps {
  /** A small element at the end, such as a favourite button; it can be pressed separately from the card. */
  aside: ReactNode;
  /** The card's `CardName`. */
  children: ReactNode;
}

/** A name with an element beside it, or the name alone. */
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
  /** Unique parts; empty ones are left out. */
  parts: readonly (string | null | undefined | false)[];
}

/** Further text of a card, in small print, part by part. */
export const CardNote = ({ parts }: CardNoteProps) => (
  <p className={styles.note}>
    {parts
      .filter((part) => typeof part === 'string' && part !== '')
      .map((part) => (
        <span key={String(part)}>{part}</span>
      ))}
  </p>
);

/** `Tag` elements in a row. */
export const CardTags = ({ children }: { children: ReactNode }) => <p className={styles.tags}>{children}</p>;
