import type { Audience } from '../../constants/index.ts';
import { countText } from '../../japanese/quantity.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { Tag } from '../display/tag.tsx';
import { eventCardCopy as copy } from './card.copy.ts';
import { Card, CardFrom, CardName, type CardOrigin, CardTags } from './card.tsx';
import { CardFacts } from './card-facts.tsx';
import { DateBlock } from './date-block.tsx';
import { Period } from './period.tsx';

interface EventCardProps {
  event: {
    title: string;
    /** Local time in Japan, `YYYY-MM-DD HH:mm:ss`. */
    starts_at: string;
    ends_at: string;
    place: string | null;
    audience: Audience;
    /** In families; null if there is no limit. */
    capacity?: number | null;
    facility?: { name: string } | null;
  };
  /** Address of its page; without one the title is plain text. */
  to?: string;
  /** The organiser or the place, with a link of its own. */
  from?: CardOrigin | undefined;
  heading?: HeadingLevel;
}

/** Shows an event: what, when, and for whom. */
export const EventCard = ({ event, to, from, heading = 'h3' }: EventCardProps) => (
  <Card lead={<DateBlock date={event.starts_at} />}>
    <CardName heading={heading} to={to}>
      {event.title}
    </CardName>
    <CardTags>
      <Tag kind={event.audience === 'applicant' ? 'notice' : 'soft'}>{copy.audiences[event.audience]}</Tag>
    </CardTags>
    <CardFacts
      facts={[
        {
          icon: 'clock',
          name: copy.when,
          value: <Period startsAt={event.starts_at} endsAt={event.ends_at} />,
          isPlain: true,
        },
        { icon: 'map-pin', name: copy.place, value: event.place ?? event.facility?.name, isPlain: true },
        {
          icon: 'people',
          name: copy.capacity,
          value: typeof event.capacity === 'number' ? copy.families(countText(event.capacity)) : null,
        },
      ]}
    />
    {from && <CardFrom {...from} />}
  </Card>
);
