import type { PreviewedEvent } from '@enerabi/shared/contract';
import { EventCard } from '@enerabi/shared/ui';
import { copy } from './preview.copy.ts';
import styles from './preview-section.module.css';
import { PreviewSection } from './preview-section.tsx';

export const EventsPreview = ({ events }: { events: readonly PreviewedEvent[] }) => (
  <PreviewSection id="events">
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.path_name}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
    <p>{copy.events.note}</p>
  </PreviewSection>
);
