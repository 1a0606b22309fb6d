import type { EventSummary } from '@enerabi/shared/contract';
import type { HeadingLevel } from '@enerabi/shared/ui';
import styles from './event-cards.module.css';
import { holderOf } from './holder.ts';
import { LinkedEventCard } from './linked-event-card.tsx';

interface EventCardsProps {
  events: readonly EventSummary[];
  heading: HeadingLevel;
}

/** Events, each with a link to its page, and one to the facility that holds it. */
export const EventCards = ({ events, heading }: EventCardsProps) => (
  <ul className={styles.cards}>
    {events.map((event) => (
      <li key={event.path_name}>
        <LinkedEventCard event={event} from={holderOf(event)} heading={heading} />
      </li>
    ))}
  </ul>
);
