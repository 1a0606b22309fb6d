import { Stack } from '@enerabi/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './card-section.module.css';

interface CardSectionProps {
  title: string;
  lead?: string;
  cards: readonly { key: string; card: ReactNode }[];
  /** The most columns, if there is room. */
  columns: 1 | 3;
  /** On phones only the first three cards are shown; `more` links to the rest. */
  isShortOnPhones?: boolean;
  more?: ReactNode;
}

/** A heading over cards; renders nothing without cards. */
export function CardSection({ title, lead, cards, columns, isShortOnPhones, more }: CardSectionProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      <Stack as="ul" gap="4" className={styles.cards} data-columns={columns} data-short={isShortOnPhones}>
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </Stack>
      {more && <div className={styles.more}>{more}</div>}
    </Stack>
  );
}
