import { dateText } from '../../japanese/day-text.ts';
import type { HeadingLevel } from '../display/heading.ts';
import { Card, CardFrom, CardName, CardNote, type CardOrigin } from './card.tsx';

interface NoticeCardProps {
  notice: {
    title: string;
    /** `YYYY-MM-DD`. */
    posted_on: string;
    /** Absent on the facility's own pages. */
    facility?: { name: string };
  };
  /** Address of its page; without one the title is plain text. */
  to?: string;
  /** The facility of the notice, if it has a link of its own. */
  from?: CardOrigin;
  heading?: HeadingLevel;
}

/** A notice of a facility. */
export const NoticeCard = ({ notice, to, from, heading = 'h3' }: NoticeCardProps) => (
  <Card>
    <CardNote parts={[dateText(notice.posted_on), from ? null : notice.facility?.name]} />
    <CardName heading={heading} to={to}>
      {notice.title}
    </CardName>
    {from && <CardFrom {...from} />}
  </Card>
);
