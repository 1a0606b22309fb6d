import type { EventSummary } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { type CardOrigin, EventCard, type HeadingLevel } from '@enerabi/shared/ui';
import { eventPath } from './event-paths.ts';

interface LinkedEventCardProps {
  event: Omit<EventSummary, 'facility'>;
  /** The organiser; absent on its own page. */
  from?: CardOrigin | undefined;
  heading?: HeadingLevel;
}

/** An event with a link to its page. */
export const LinkedEventCard = ({ event, ...card }: LinkedEventCardProps) => {
  const { events } = useCapabilities();
  return <EventCard event={event} {...card} {...(events && { to: eventPath(event) })} />;
};
