import type { Top } from '@enerabi/shared/contract';
import { ButtonLink, NoticeCard, SupportMessageCard, VisitCard } from '@enerabi/shared/ui';
import { EventsLink } from '../../events/events-link.tsx';
import { holderOf } from '../../events/holder.ts';
import { LinkedEventCard } from '../../events/linked-event-card.tsx';
import { NoticesLinks } from '../../notices/notices-links.tsx';
import { CardSection } from '../../page-sections/card-section.tsx';
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

interface NotificationsProps {
  notifications: Top['notifications'];
  /** Code of the prefecture whose list follows. Absent: the lists of the prefectures that the notices are from. */
  area?: string;
}

const mostNoticeAreas = 3;

export const Notifications = ({ notifications, area }: NotificationsProps) => (
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
    more={
      <NoticesLinks
        areas={area ? [area] : notifications.map(({ facility }) => facility.prefecture_code)}
        most={mostNoticeAreas}
      />
    }
  />
);

interface EventsProps {
  events: Top['events'];
  /** Slug of the prefecture whose list follows. */
  area?: string;
}

/** Each event leads to its page, and to the facility or the prefecture that holds it. */
export const Events = ({ events, area }: EventsProps) => (
  <CardSection
    title={copy.events.title}
    columns={1}
    cards={events.map((event) => ({
      key: event.path_name,
      card: <LinkedEventCard event={event} from={holderOf(event)} />,
    }))}
    more={area && <EventsLink area={area}>{copy.events.more}</EventsLink>}
  />
);

const pageOf = ({ name, path_name }: Top['notifications'][number]['facility']) => ({
  name,
  to: `/f/${path_name}`,
});

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
