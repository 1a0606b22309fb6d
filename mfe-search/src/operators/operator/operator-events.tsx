import type { EventSummary } from '@enerabi/shared/contract';
import { Stack } from '@enerabi/shared/ui';
import { EventCards } from '../../events/event-cards.tsx';
import { copy } from './operator.copy.ts';

/** What the operator's facilities hold next; nothing if nothing is announced. */
export const OperatorEvents = ({ events }: { events: readonly EventSummary[] }) =>
  events.length > 0 && (
    <Stack as="section" gap="3" aria-labelledby="events">
      <h2 id="events">{copy.events}</h2>
      <EventCards events={events} heading="h3" />
    </Stack>
  );
