import type { Top } from '@enerabi/shared/contract';
import { prefectures } from '@enerabi/shared/kernel';
import { ButtonLink, EventCard, NoticeCard, SupportMessageCard, VisitCard } from '@enerabi/shared/ui';
import { CardSection } from './card-section.tsx';
import { copy } from './sections.copy.ts';

export const Visits = ({ visits }: { visits: Top['visits'] }) => (
  <CardSection
    {...copy.visits}
    columns={3}
    isShortOnPhones
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

export const Notifications = ({ notifications }: { notifications: Top['notifications'] }) => (
  <CardSection
    {...copy.news}
    columns={1}
    cards={notifications.map((notice) => ({
      key: `${notice.facility.path_name}/${notice.path_name}`,
      card: (
        <NoticeCard
          notice={notice}
          to={`/f/${notice.facility.path_name}/notice_board/${notice.path_name}`}
          from={pageOf(notice.facility)}
        />
      ),
    }))}
  />
);

/** Events have no pages yet, so they link to their facility, or to their prefecture. */
export const Events = ({ events }: { events: Top['events'] }) => (
  <CardSection
    {...copy.events}
    columns={1}
    cards={events.map((event) => ({
      key: event.path_name,
      card: <EventCard event={event} from={holderOf(event)} />,
    }))}
  />
);

const pageOf = ({ name, path_name }: Top['notifications'][number]['facility']) => ({
  name,
  to: `/f/${path_name}`,
});

/** The organiser of an event: a facility, or for several facilities their prefecture. */
function holderOf({ facility, area_slug }: Top['events'][number]) {
  if (facility) return pageOf(facility);
  const prefecture = prefectures.find(({ slug }) => slug === area_slug);
  return prefecture && { name: copy.events.listOf(prefecture.name), to: `/${prefecture.slug}` };
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
