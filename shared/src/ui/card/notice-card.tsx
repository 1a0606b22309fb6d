import type { HeadingLevel } from '../display/heading.ts';
import { dateText } from '../wording/calendar.ts';
import { Card, CardName, CardNote } from './card.tsx';

interface NoticeCardProps {
  notice: {
    title: string;
    /** `YYYY-MM-DD`. */
    posted_on: string;
    /** Left out on the facility's own pages. */
    facility?: { name: string };
  };
  to: string;
  heading?: HeadingLevel;
}

/** News of a facility. */
export const NoticeCard = ({ notice, to, heading = 'h3' }: NoticeCardProps) => (
  <Card>
    <CardNote parts={[dateText(notice.posted_on), notice.facility?.name]} />
    <CardName heading={heading} to={to}>
      {notice.title}
    </CardName>
  </Card>
);
