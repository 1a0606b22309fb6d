import type { PreviewedEvent } from '@enerabi/shared/contract';
import { EventsLink } from '../../../events/events-link.tsx';
import { LinkedEventCard } from '../../../events/linked-event-card.tsx';
import { copy } from './preview.copy.ts';
import styles from './preview-section.module.css';
import { PreviewSection } from './preview-section.tsx';

interface EventsPreviewProps {
  /** Slug of the facility's prefecture. */
  area: string;
  events: readonly PreviewedEvent[];
}

export const EventsPreview = ({ area, events }: EventsPreviewProps) => (
  <PreviewSection id="events" more={<EventsLink area={area}>{copy.events.more}</EventsLink>}>
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.path_name}>
          <LinkedEventCard event={{ ...event, area_slug: area }} />
        </li>
      ))}
    </ul>
    <p>{copy.events.note}</p>
  </PreviewSection>
);
