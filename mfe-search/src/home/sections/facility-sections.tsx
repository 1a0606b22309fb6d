import type { Top } from '@enerabi/shared/contract';
import { prefectures } from '@enerabi/shared/kernel';
import { ButtonLink, EventCard, NoticeCard, SupportMessageCard, VisitCard } from '@enerabi/shared/ui';
import { CardSection } from './card-section.tsx';
import { copy } from './sections.copy.ts';

export const Visits = ({ visits }: { visits: Top['visits'] }) => (
  <CardSection
    {...copy.visits}
    columns={3}
    cards={visits.map(({ facility, next_slot, dates_ahead }) => ({
      key: facility.path_name,
      card: (
        <VisitCard
          facility={facility}
          nextSlot={next_slot}
          datesAhead={dates_ahead}
          to={`/f/${facility.path_name}`}
        />
      ),
    }))}
    more={
      <ButtonLink kind="secondary" to="/f">
        {copy.visits.more}
      </ButtonLink>
    }
  />
);

/** A notice and an event are found on the page of their facility. */
export const Notifications = ({ notifications }: { notifications: Top['notifications'] }) => (
  <CardSection
    {...copy.news}
    columns={1}
    cards={notifications.map((notice) => ({
      key: `${notice.facility.path_name}/${notice.path_name}`,
      card: <NoticeCard notice={notice} to={`/f/${notice.facility.path_name}`} />,
    }))}
  />
);

export const Events = ({ events }: { events: Top['events'] }) => (
  <CardSection
    {...copy.events}
    columns={1}
    cards={events.map((event) => ({
      key: event.path_name,
      card: <EventCard event={event} to={placeOf(event)} />,
    }))}
  />
);

function placeOf({ facility, area_slug }: Top['events'][number]): string {
  if (facility) return `/f/${facility.path_name}`;
  return `/f?area=${prefectures.find(({ slug }) => slug === area_slug)?.code ?? ''}`;
}

export const SupportMessages = ({ messages }: { messages: Top['support_messages'] }) => (
  <CardSection
    {...copy.messages}
    columns={3}
    cards={messages.map((message) => ({
      key: String(message.support_message_id),
      card: (
        <SupportMessageCard
          message={message}
          facility={{ name: message.facility.name, to: `/f/${message.facility.path_name}` }}
        />
      ),
    }))}
  />
);
